/** With the digits that Windows takes for such, and with what it leaves off a name's end: blanks, dots, an extension. */
const DEVICE_NAME = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])[ ]*(?:\.|$)/i;

/** Whether Windows takes a name for a device, in whatever folder. */
export function isDeviceName(name: string): boolean {
  return DEVICE_NAME.test(name);
}
