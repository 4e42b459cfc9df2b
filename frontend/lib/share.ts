/** Opens the system's share sheet. `closed`: nothing was chosen, which is no fault. */
export async function share(data: ShareData): Promise<'shared' | 'closed' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'AbortError' ? 'closed' : 'failed';
  }
}
