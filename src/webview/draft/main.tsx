import '../connection/no-eval';
import '../ui/toolkit';
import { render } from 'preact';
import { mountPoint } from '../connection/mount-point';
import { vsCodePort } from '../connection/port';
import { keepFocus } from '../ui/keep-focus';
import { DraftHost } from './draft-host';
import { DraftScreen } from './draft-view';

const host = new DraftHost(vsCodePort());

// Hidden and shown again: what was there has been seen.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') host.markSeen();
});

const root = mountPoint();
keepFocus(root);
render(<DraftScreen host={host} />, root);
