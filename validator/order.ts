/** The one order of reports and generated files: by UTF-16 code units, whatever the machine's locale. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
