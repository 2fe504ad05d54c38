/** Reads a text file as UTF-8, or as Windows-1252 (from old programs) if it is not valid UTF-8. */
export async function readText(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Downloads a text as a file. */
export function downloadText(name: string, text: string, type = 'text/plain'): void {
  downloadFile(new File([text], name, { type }));
}

/** Downloads a file that was made here. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // By then the browser has read the address.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
