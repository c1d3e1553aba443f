import type {AddressRecord} from '../../customers/records.ts';
import type {CheckoutForm, FormIssues} from '../checkout-form.ts';
import type {CheckoutTotals} from '../checkout-totals.ts';

export interface CheckoutView {
  /** Address of this page, with the cart's key. */
  action: string;
  storefront: string;
  form: CheckoutForm;
  totals: CheckoutTotals;
  saved: readonly AddressRecord[];
  countryCode: string;
  /** A customer is linked to the cart. */
  isSignedIn: boolean;
  issues: FormIssues;
  /** Said above the form: what changed, or why there is no order. */
  notice: {kind: 'bad' | 'info'; text: string} | null;
  discountMessage: string | null;
}
