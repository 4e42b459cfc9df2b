/** Stands in for the optional parts of jspdf (`vite.config.ts`). */
export default undefined;
