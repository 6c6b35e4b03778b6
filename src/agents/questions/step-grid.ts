/** Values from `min` to at most `max`, each a whole number of steps above `min`. */
interface StepGrid {
  min: number;
  max: number;
  step: number;
}

/** How far from a step, as a share of it, a value may lie: sums of decimal fractions are not exact. */
const TOLERANCE = 1e-6;

/** Most steps of a grid. A double has about 4.5e15 distinct steps to tell apart; beyond 4.5e9 its error exceeds `TOLERANCE`. */
const MOST_STEPS = 1e9;

/** What is wrong with a grid, each with the field it concerns; empty if nothing is. `step` must be above 0. */
export function gridProblems({ min, max, step }: StepGrid): { field: 'max' | 'step'; message: string }[] {
  if (!(min < max)) return [{ field: 'max', message: `must be more than min, which is ${formatNumber(min)}` }];
  const steps = (max - min) / step;
  if (steps < 1 - TOLERANCE) {
    return [{ field: 'step', message: `${formatNumber(step)} is more than the way from min to max` }];
  }
  return steps > MOST_STEPS ? [{ field: 'step', message: 'too small for the range: at most 1,000,000,000 steps' }] : [];
}

/** Why a value is not on the grid, as a sentence; null if it is. */
export function offGrid(value: number, { min, max, step }: StepGrid): string | null {
  const steps = (value - min) / step;
  if (!(steps >= -TOLERANCE) || value > max + step * TOLERANCE) {
    return `${formatNumber(value)} is not between ${formatNumber(min)} and ${formatNumber(max)}.`;
  }
  if (Math.abs(steps - Math.round(steps)) <= TOLERANCE) return null;
  return `${formatNumber(value)} is not on a step: the steps are ${formatNumber(step)} apart, from ${formatNumber(min)}.`;
}

/** The grid's own value next to one that lies on it within the tolerance: 0.3 for 0.1 + 0.2, and never -0. */
export function snapToGrid(value: number, { min, step }: StepGrid): number {
  const exact = min + Math.round((value - min) / step) * step;
  return Number(exact.toFixed(Math.min(100, Math.max(decimals(min), decimals(step))))) + 0;
}

/** How many values a grid has. */
export function gridSize({ min, max, step }: StepGrid): number {
  return Math.floor((max - min) / step + TOLERANCE) + 1;
}

/** Every value of a grid, ascending. Only for grids small enough to show. */
export function gridValues(grid: StepGrid): number[] {
  return Array.from({ length: gridSize(grid) }, (_, index) => snapToGrid(grid.min + index * grid.step, grid));
}

/** A number for people, without the noise of binary fractions. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(12)));
}

function decimals(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}
