// Everything comes from the network, as without this worker: so nothing is older than the edition, and the staff
// area's files stay behind the session. Only what the network cannot bring is taken from what the page has kept, and
// only as long as the session lasts that it was kept in (frontend/gate/offline.ts).
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isOurs = origin === location.origin && (!pathname.startsWith('/api/') || pathname === '/api/session');
  if (method === 'GET' && isOurs)
    event.respondWith(
      fetch(event.request).catch((cause) => keptAnswer(mode === 'navigate' ? '/members' : url, cause)),
    );
});

async function keptAnswer(address, cause) {
  const cache = await caches.open(CACHE_NAME);
  const session = await cache.match('/api/session');
  const { expiresAt } = (await session?.clone().json()) ?? {};
  if (!(Date.parse(expiresAt) > Date.now())) {
    await caches.delete(CACHE_NAME);
    throw cause;
  }
  const answer = await cache.match(address);
  if (!answer) throw cause;
  // Many a telephone calls itself connected where nothing can be reached: the page hears it from here.
  return answer.url.endsWith('/api/session')
    ? Response.json({ ...(await answer.json()), isKept: true })
    : answer;
}
