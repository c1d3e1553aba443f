import type {ShopContext} from '../../app/edge/request/context.server';
import type {Step} from '../../app/edge/request/step.server';

interface Taken {
  response: Response;
  /** The request that went on to the steps behind; null when the step answered itself. */
  passed: Request | null;
  /** Headers that the step left for whatever response leaves. */
  headers: Headers;
}

/** Sends a request through one step; what lies behind it answers a page. */
export async function take(
  step: Step,
  address: string,
  {
    init = {},
    context = {},
    page = () => new Response('page'),
  }: {init?: RequestInit; context?: Partial<ShopContext>; page?: () => Response} = {},
): Promise<Taken> {
  const request = new Request(new URL(address, 'https://shop.example'), init);
  const headers = new Headers();
  let passed: Request | null = null;
  const response = await step.run(
    request,
    {
      requestId: 'r1',
      responseHeaders: headers,
      isSecure: true,
      askedForCustomer: () => false,
      ...context,
    } as ShopContext,
    (replaced) => {
      passed = replaced ?? request;
      return Promise.resolve(page());
    },
  );
  return {response, passed, headers};
}
