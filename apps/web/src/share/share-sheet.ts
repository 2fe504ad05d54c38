/** The result of sharing: the file was shared, the person closed the sheet, or the browser failed. */
export type Shared = 'shared' | 'cancelled' | 'failed';

/** Whether this device has a share sheet that takes a file. */
export const canShare = (file: File): boolean =>
  'share' in navigator && 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Opens the device's share sheet with a file and a link. Some sheets take only the file. */
export async function shareFile(file: File, title: string, url: string | undefined): Promise<Shared> {
  const both = { files: [file], title, ...(url ? { url } : {}) };
  try {
    await navigator.share(navigator.canShare(both) ? both : { files: [file] });
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
