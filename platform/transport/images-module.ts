import {createImageService} from '../images/service.ts';
import type {PlatformModule} from '../module.ts';

/** The image service under `/images/` (§10). */
export const imagesModule: PlatformModule = {
  name: 'images',
  routes(app, services) {
    const answer = createImageService({cacheDir: services.imageCache});
    app.all('/images/*', (c) => answer(c.req.raw));
  },
};
