import { policySources } from 'virtual:built-site';
import { Hono } from 'hono';
import type { App } from './context.ts';
import { generate } from './generate.ts';
import { health } from './health.ts';
import { ownHost } from './hosts.ts';
import { gatePage, membersAsset, unknownPath } from './members-assets.ts';
import { allowOnly, canonicalPath, jsonType, ownOrigin, smallBody } from './request-checks.ts';
import { errorResponse, everyResponse } from './responses.ts';
import { requireSession, requireToken, sessionStatus, signIn, signOut } from './session.ts';

const app = new Hono<App>();

app.use(everyResponse(policySources));
app.use(ownHost);
app.use(canonicalPath);

app.get('/api/health', health);
app.all('/api/health', allowOnly('GET', 'HEAD'));

app.get('/api/session', sessionStatus);
app.post('/api/session', ownOrigin, jsonType, smallBody, signIn);
app.delete('/api/session', ownOrigin, signOut);
app.all('/api/session', allowOnly('GET', 'HEAD', 'POST', 'DELETE'));

app.post('/api/generate', ownOrigin, requireToken, jsonType, smallBody, generate);
app.all('/api/generate', allowOnly('POST'));

app.get('/members', gatePage);
app.get('/members/', (c) => c.redirect('/members', 308));
app.all('/members', allowOnly('GET', 'HEAD'));
app.all('/members/', allowOnly('GET', 'HEAD'));
app.get('/members/assets/*', requireSession, membersAsset);
app.all('/members/assets/*', allowOnly('GET', 'HEAD'));

app.notFound(unknownPath);
app.onError(errorResponse);

export default app;
