const HOUR_MS = 3_600_000;

/**
 * Loads the page anew after a script file did not come: after a deploy its old name is gone. At most once an hour for each address, or a file that never
 * comes would reload for ever (`window.name` outlives the page and needs no storage), and only if the server answers: without a
 * connection the page at hand can still be read.
 */
export async function reloadOnce(): Promise<void> {
  const [path, reloadedAt] = window.name.split(' ');
  if (path === location.pathname && Date.now() - Number(reloadedAt) < HOUR_MS) return;
  const answer = await fetch(location.pathname, { method: 'HEAD' }).catch(() => undefined);
  if (!answer?.ok) return;
  window.name = `${location.pathname} ${Date.now()}`;
  // `reload` would restore the scroll position of the page before, and an address that differs by its anchor alone loads nothing.
  const { href } = location;
  history.replaceState(null, '', '?');
  location.replace(href);
}
