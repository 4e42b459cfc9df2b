import { Hono } from 'hono';

/** The least that a worker of Hono does to refuse. */
const app = new Hono();
app.post('/api/generate', (context) =>
  context.json({ error: { code: 'not_signed_in', message: 'Entra.' } }, 401),
);
app.notFound((context) => context.text('ok'));

export default app;
