import type {NodeFinders} from './graphql/context.ts';
import type {Interceptor} from './graphql/endpoint.ts';
import type {Resolvers} from './graphql/resolvers.ts';
import type {PlatformServices} from './services.ts';
import type {PlatformApp} from './transport/environment.ts';

/** One part of the platform; what it does not need it leaves out. Listed in `modules.ts`. */
export interface PlatformModule {
  name: string;
  /** SQL scripts of its own tables, in order; a later change is a further script at the end. */
  migrations?: readonly string[];
  /** Its tables that a reset empties, children before parents. */
  tables?: readonly string[];
  resolvers?: Resolvers;
  /** Its things that `node(id:)` finds. */
  nodes?: NodeFinders;
  /** Pages and endpoints outside the API. */
  routes?: (app: PlatformApp, services: PlatformServices) => void;
  /** Stands before the API: fault injection. One module at most. */
  intercept?: (services: PlatformServices) => Interceptor;
  /** Once, when the platform starts; what it answers is called before the database closes. */
  start?: (services: PlatformServices) => (() => void) | undefined;
  /** After the database went back to the seed: forget what is held in memory. */
  reset?: (services: PlatformServices) => void;
}
