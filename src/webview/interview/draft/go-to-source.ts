/**
 * Brings an answer, a message or the open question into view and puts the focus there. False where the page shows nothing
 * under that id: then it is a place in the workspace.
 */
export function goToSource(sourceId: string): boolean {
  const id = CSS.escape(sourceId);
  const details = document.querySelector<HTMLDetailsElement>(`[data-testid="card-${id}"] details`);
  if (details) details.open = true;
  const target =
    details?.querySelector<HTMLElement>('summary') ??
    document.querySelector<HTMLElement>(`#question-title-${id}, [data-testid="message-${id}"]`);
  target?.scrollIntoView({ block: 'center' });
  target?.focus();
  return target !== null;
}
