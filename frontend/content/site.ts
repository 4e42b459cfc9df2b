export const siteName = 'Fun Village';
