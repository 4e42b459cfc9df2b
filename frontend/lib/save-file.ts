/**
 * Hands a file to the browser's downloads. Its URL lives as long as the page: a browser may read it only once a save
 * dialog is answered.
 */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
}
