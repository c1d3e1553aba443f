import {Button} from '~/components/ui/Button';
import {ACCOUNT_HOME, RETURN_TO} from '~/domain/request/return-to';

/** The button that leads out to the accounts' own page. A plain form: the answer is another site's document. */
export function HostedSignIn({returnTo, label = 'Sign in'}: {returnTo: string; label?: string}) {
  return (
    <form method="post" action="/account/login">
      {returnTo === ACCOUNT_HOME ? null : <input type="hidden" name={RETURN_TO} value={returnTo} />}
      <Button className="max-sm:w-full">{label}</Button>
    </form>
  );
}
