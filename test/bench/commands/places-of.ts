import type { ShellCommand, FindExpression } from '../../../src/agents/shell/command';
import type { Place } from '../../../src/agents/shell/operand';

/** Every place of the workspace that a command names. */
export function placesOf(command: ShellCommand): Place[] {
  switch (command.kind) {
    case 'pwd':
    case 'types':
      return [];
    case 'find':
      return [...command.places, ...placesIn(command.expression)];
    case 'git': {
      const { root, request, unsure } = command;
      return [...request.paths, ...unsure].map((path) => ({ root, path }));
    }
    default:
      return [...command.places];
  }
}

function placesIn(expression: FindExpression | null): Place[] {
  if (expression === null) return [];
  if (expression.op === 'test') return expression.test.test === 'newer' ? [expression.test.than] : [];
  if (expression.op === 'not') return placesIn(expression.of);
  return [...placesIn(expression.left), ...placesIn(expression.right)];
}
