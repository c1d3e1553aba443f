declare module 'virtual:remix/server-build';
