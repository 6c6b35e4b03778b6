import type { SubjectArea } from '../entries/entry';
import { ACCESS_SUBJECT_AREAS } from './product/access';
import { BACKGROUND_SUBJECT_AREAS } from './product/background';
import { CONNECTION_SUBJECT_AREAS } from './product/connections';
import { CRAFT_SUBJECT_AREAS } from './craft';
import { DATA_IN_OUT_SUBJECT_AREAS } from './product/data-in-out';
import { DAILY_SUBJECT_AREAS } from './daily';
import { DELIVERY_SUBJECT_AREAS } from './product/delivery';
import { FINDING_SUBJECT_AREAS } from './product/finding';
import { INTERFACE_SUBJECT_AREAS } from './interface';
import { MESSAGE_SUBJECT_AREAS } from './product/messages';
import { RECORD_SUBJECT_AREAS } from './product/records';
import { TRAFFIC_SUBJECT_AREAS } from './product/traffic';
import { WATCHING_SUBJECT_AREAS } from './product/watching';
import { TENANCY_SUBJECT_AREAS } from './product/tenancy';
import { REALTIME_SUBJECT_AREAS } from './product/realtime';
import { PAYMENT_SUBJECT_AREAS } from './product/payments';
import { UPLOAD_SUBJECT_AREAS } from './product/upload';
import { RETRY_SUBJECT_AREAS } from './product/retry';

/** Every subject the bank knows. */
export const SUBJECT_AREAS: readonly SubjectArea[] = [
  ...ACCESS_SUBJECT_AREAS,
  ...BACKGROUND_SUBJECT_AREAS,
  ...CONNECTION_SUBJECT_AREAS,
  ...CRAFT_SUBJECT_AREAS,
  ...DATA_IN_OUT_SUBJECT_AREAS,
  ...DAILY_SUBJECT_AREAS,
  ...DELIVERY_SUBJECT_AREAS,
  ...FINDING_SUBJECT_AREAS,
  ...INTERFACE_SUBJECT_AREAS,
  ...MESSAGE_SUBJECT_AREAS,
  ...RECORD_SUBJECT_AREAS,
  ...TRAFFIC_SUBJECT_AREAS,
  ...WATCHING_SUBJECT_AREAS,
  ...TENANCY_SUBJECT_AREAS,
  ...REALTIME_SUBJECT_AREAS,
  ...PAYMENT_SUBJECT_AREAS,
  ...UPLOAD_SUBJECT_AREAS,
  ...RETRY_SUBJECT_AREAS,
];
