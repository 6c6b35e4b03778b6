import * as vscode from 'vscode';

/** A moment in the person's language and time zone: "21 Nov, 13:20". */
export function dayAndTime(iso: string): string {
  const options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' };
  return new Date(iso).toLocaleString(vscode.env.language, options);
}
