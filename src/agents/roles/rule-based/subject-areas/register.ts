import type { Lens } from '../entries/entry';
import { ACCESS_LENSES } from './product/access';
import { BACKGROUND_LENSES } from './product/background';
import { CONNECTION_LENSES } from './product/connections';
import { CRAFT_LENSES } from './craft';
import { DATA_IN_OUT_LENSES } from './product/data-in-out';
import { DAILY_LENSES } from './daily';
import { DELIVERY_LENSES } from './product/delivery';
import { FINDING_LENSES } from './product/finding';
import { INTERFACE_LENSES } from './interface';
import { MESSAGE_LENSES } from './product/messages';
import { RECORD_LENSES } from './product/records';
import { TRAFFIC_LENSES } from './product/traffic';
import { WATCHING_LENSES } from './product/watching';
import { TENANCY_LENSES } from './product/tenancy';
import { REALTIME_LENSES } from './product/realtime';
import { PAYMENT_LENSES } from './product/payments';
import { UPLOAD_LENSES } from './product/upload';
import { RETRY_LENSES } from './product/retry';

/** Every subject the bank knows. */
export const LENSES: readonly Lens[] = [
  ...ACCESS_LENSES,
  ...BACKGROUND_LENSES,
  ...CONNECTION_LENSES,
  ...CRAFT_LENSES,
  ...DATA_IN_OUT_LENSES,
  ...DAILY_LENSES,
  ...DELIVERY_LENSES,
  ...FINDING_LENSES,
  ...INTERFACE_LENSES,
  ...MESSAGE_LENSES,
  ...RECORD_LENSES,
  ...TRAFFIC_LENSES,
  ...WATCHING_LENSES,
  ...TENANCY_LENSES,
  ...REALTIME_LENSES,
  ...PAYMENT_LENSES,
  ...UPLOAD_LENSES,
  ...RETRY_LENSES,
];
