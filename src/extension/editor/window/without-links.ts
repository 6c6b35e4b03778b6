/**
 * A text for a notification that says what others wrote: servers, workspaces, models. The editor makes links of
 * `[words](address)` there, and an address may be a command of the editor's; kept apart, the two stay plain text.
 */
export function withoutLinks(text: string): string {
  return text.replaceAll('](', '] (');
}
