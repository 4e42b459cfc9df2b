// Network first: nothing is older than the edition, and the staff area's files stay behind the session. What the
// network does not bring in time comes from the cache, as long as the session lasts that filled it (gate/offline.ts).
const silenceMs = 8000;

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isOurs = origin === location.origin && (!pathname.startsWith('/api/') || pathname === '/api/session');
  if (method !== 'GET' || !isOurs) return;
  const network = fetch(event.request);
  const silence = new Promise((_resolve, reject) => setTimeout(reject, silenceMs));
  event.respondWith(
    Promise.race([network, silence])
      .catch(() => cachedAnswer(mode === 'navigate' ? '/members' : url).catch(() => undefined))
      .then((answer) => answer ?? network),
  );
});

async function cachedAnswer(address) {
  const cache = await caches.open(CACHE_NAME);
  const session = await cache.match('/api/session');
  const { expiresAt } = (await session?.clone().json()) ?? {};
  if (!(Date.parse(expiresAt) > Date.now())) {
    await caches.delete(CACHE_NAME);
    return;
  }
  const answer = await cache.match(address);
  // `navigator.onLine` is true on many networks that lead nowhere: `isFromCache` tells the page.
  return answer?.url.endsWith('/api/session')
    ? Response.json({ ...(await answer.json()), isFromCache: true })
    : answer;
}
