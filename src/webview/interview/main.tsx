import '../connection/no-eval';
import '../ui/toolkit';
import { render } from 'preact';
import { Host } from '../connection/host';
import { mountPoint } from '../connection/mount-point';
import { vsCodePort } from '../connection/port';
import { keepFocus } from '../ui/keep-focus';
import { App } from './shell/app';

const root = mountPoint();
keepFocus(root);
render(<App host={new Host(vsCodePort())} />, root);
