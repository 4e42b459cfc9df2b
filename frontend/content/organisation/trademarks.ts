/** Beside events and shows that bear the names of television programmes. */
export const trademarks =
  'I nomi dei programmi televisivi sono dei loro titolari, che non hanno a che fare con i nostri giochi e spettacoli.';
