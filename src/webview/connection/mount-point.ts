/** Where the page renders: the element `root` of the document, made if the document has none. */
export function mountPoint(): HTMLElement {
  const root = document.getElementById('root');
  if (root) return root;
  const made = document.createElement('div');
  made.id = 'root';
  document.body.append(made);
  return made;
}
