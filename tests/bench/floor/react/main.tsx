import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const Page = () => (
  <main>
    <h1>Fun Village</h1>
    <Link to="/altrove">Altrove</Link>
  </main>
);

createRoot(document.getElementById('app') as HTMLElement).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>
  </BrowserRouter>,
);
