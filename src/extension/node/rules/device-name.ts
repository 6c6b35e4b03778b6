const DEVICE_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Whether Windows takes a name for a device, in whatever folder. */
export function isDeviceName(name: string): boolean {
  return DEVICE_NAME.test(name);
}
