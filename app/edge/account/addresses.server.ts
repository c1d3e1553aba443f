import {data, redirect} from '@remix-run/server-runtime';

import type {CustomerAnswer} from '~/commerce/account/customer-call.server';
import {addressCountries, findCountry} from '~/content/countries.server';
import {
  type AddressCodes,
  type AddressInput,
  addressSchema,
  isSavedAddress,
  toAddressInput,
} from '~/domain/account/address';
import type {Country} from '~/domain/content/content';
import type {ShopContext} from '~/edge/request/context.server';
import {isProved, prove} from '~/edge/request/crypto.server';
import {notFound} from '~/edge/request/refusals.server';

import {findDraft} from './form-draft.server';
import {proveOwner} from './form-owner.server';
import {findSender} from './form-sender.server';
import {
  buttonForm,
  formReply,
  parseForm,
  refusalStatus,
  refusalText,
  requireAccountForm,
} from './forms.server';
import {PRIVATE} from './pages.server';
import {requireCustomer, type SignedIn} from './refresh.server';

const PATH = '/account/address-book';

const NOTICES = {
  added: 'The address is saved.',
  saved: 'Your changes are saved.',
  deleted: 'The address is deleted.',
  default: 'Your default address is changed.',
} as const;

function findDone(query: URLSearchParams): string | null {
  const name = query.get('done') ?? '';
  return Object.hasOwn(NOTICES, name) ? NOTICES[name as keyof typeof NOTICES] : null;
}

function formCountries() {
  return addressCountries().map(({code, name, zones, zoneLabel, postalCodeLabel, writtenIn}) => ({
    code,
    name,
    zones,
    zoneLabel,
    postalCodeLabel,
    writtenIn,
  }));
}

/** What an address in a country is written in: the country itself, or the one whose zone it is on an envelope. */
function writtenAddress(country: Country): Parameters<typeof toAddressInput>[1] {
  const written = country.writtenIn === null ? null : findCountry(country.writtenIn);
  return written === null
    ? {name: country.name, zones: country.zones}
    : {name: written.name, zones: [], zone: country.name};
}

/** The same in codes. */
function addressCodes({province}: {province: string}, {code, writtenIn}: Country): AddressCodes {
  return writtenIn === null ? {country: code, province} : {country: writtenIn, province: code};
}

/**
 * The address book: the list, and by the address of the page the form of a new one (`?add`), of one that is changed
 * (`?edit=83`), or the question before one is deleted (`?delete=83`). Numbers that are not the customer's are 404, but for a form that is shown
 * again with what was typed into it.
 */
export async function loadAddressBook(request: Request, context: ShopContext) {
  const {customer} = await requireCustomer(request, context);
  const query = new URL(request.url).searchParams;
  const {addresses, defaultAddress} = customer;
  const requireOwn = (number: string | null) => {
    if (number === null) return null;
    const own = addresses.find((address) => address.number === number);
    if (!own && !context.isFormKept) throw notFound(PATH);
    return own ?? null;
  };
  const edited = requireOwn(query.get('edit'));
  const deleted = requireOwn(query.get('delete'));
  const isForm = query.has('edit') || query.has('add');
  return data(
    {
      addresses,
      defaultAddress,
      edited,
      deleted: deleted && {
        number: deleted.number,
        proof: await prove(
          context.env.SESSION_SECRET,
          DELETION,
          `${customer.number}:${deleted.number}`,
        ),
      },
      isForm,
      whose: await proveOwner(context, customer.number),
      draft: isForm ? await findDraft(request, context, customer.number) : null,
      countries: isForm ? formCountries() : [],
      owner: {firstName: customer.firstName, lastName: customer.lastName},
      notice: findDone(query),
    },
    PRIVATE,
  );
}

const DELETED_MEANWHILE =
  'This address has been deleted since you opened the form. Save it once more to keep it as a new one.';

/** A save whose answer was lost may have arrived: the address book says whether it did. */
async function findLostSave(
  {token, calls}: SignedIn,
  input: AddressInput,
  number: string | null,
): Promise<string | null> {
  const answer = await calls.read(token);
  if (!answer.ok) return null;
  const found = answer.value.addresses.find(
    (address) => (number === null || address.number === number) && isSavedAddress(address, input),
  );
  return found?.number ?? null;
}

async function saveAddress(request: Request, context: ShopContext, body: FormData) {
  const form = parseForm(body, addressSchema(formCountries()));
  if (!form.ok) return form.reply;
  const found = await findSender(request, context, body, form);
  if (!found.ok) return found.reply;
  const {token, calls, customer, isProved: isOwn, signOut} = found.value;
  const text = body.get('number');
  const number = typeof text === 'string' && text !== '' ? text : null;
  if (number !== null && !customer.addresses.some((address) => address.number === number)) {
    if (!isOwn) throw notFound(PATH);
    // It was theirs when they opened the form: another tab was faster.
    context.isFormKept = true;
    return form.complain(DELETED_MEANWHILE, undefined, 409, {number: ''});
  }
  const country = findCountry(form.value.country);
  if (!country) return form.complain('Choose a country.', 'country');
  const input = toAddressInput(form.value, writtenAddress(country));
  const codes = addressCodes(form.value, country);
  const answer: CustomerAnswer<string> =
    number === null
      ? await calls.addAddress(token, input, codes)
      : await calls.updateAddress(token, number, input, codes);
  if (!answer.ok && answer.cause === 'token') throw await signOut(answer);
  // No reason given: the answer may have been lost on its way. "Already exists" about exactly this address: it came
  // twice, by a repeated request or a second press.
  const mayBeSaved =
    !answer.ok &&
    (answer.userErrors.length === 0 || answer.userErrors.some(({code}) => code === 'TAKEN'));
  const lost = mayBeSaved ? await findLostSave(found.value, input, number) : null;
  if (!answer.ok && lost === null) return form.refuse(answer);
  const saved = answer.ok ? answer.value : lost;
  // After the save, once, and only where it changes something.
  if (form.value.isDefault && saved !== null && saved !== customer.defaultAddress) {
    const made = await calls.makeDefault(token, saved);
    if (!made.ok) {
      return form.complain(
        `The address is saved, but it is not your default one yet. ${refusalText(made)}`,
        undefined,
        refusalStatus(made),
      );
    }
  }
  return redirect(`${PATH}?done=${number === null ? 'added' : 'saved'}`, 303);
}

/** What a proof is for that this shop asked this customer whether to delete this address: it was theirs. */
const DELETION = 'delete-address';

async function isDeletionProved(
  {env}: Pick<ShopContext, 'env'>,
  customer: string,
  body: FormData,
): Promise<boolean> {
  const [number, proof] = [body.get('number'), body.get('proof')];
  return (
    typeof number === 'string' &&
    typeof proof === 'string' &&
    isProved(env.SESSION_SECRET, DELETION, `${customer}:${number}`, proof)
  );
}

async function changeAddress(
  request: Request,
  context: ShopContext,
  body: FormData,
  kind: 'deleted' | 'default',
) {
  const form = buttonForm(body);
  const found = await findSender(request, context, body, form);
  if (!found.ok) return found.reply;
  const {token, calls, customer, signOut} = found.value;
  const number = body.get('number');
  const own = customer.addresses.find((address) => address.number === number);
  if (!own) {
    // Deleted already: a second press, or another tab, came first. Nobody else's number has a proof.
    if (kind === 'deleted' && (await isDeletionProved(context, customer.number, body))) {
      return redirect(`${PATH}?done=deleted`, 303);
    }
    throw notFound(PATH);
  }
  const answer =
    kind === 'deleted'
      ? await calls.deleteAddress(token, own.number)
      : await calls.makeDefault(token, own.number);
  if (answer.ok) return redirect(`${PATH}?done=${kind}`, 303);
  if (answer.cause === 'token') throw await signOut(answer);
  return form.refuse(answer);
}

/** Takes the forms of the address book: save, delete, make default. */
export async function submitAddressBook(request: Request, context: ShopContext) {
  const body = await requireAccountForm(
    request,
    [addressSchema(formCountries())],
    ['number', 'proof'],
  );
  switch (body.get('form')) {
    case 'address':
      return saveAddress(request, context, body);
    case 'delete-address':
      return changeAddress(request, context, body, 'deleted');
    case 'default-address':
      return changeAddress(request, context, body, 'default');
    default:
      return formReply({alert: 'This form is not known.'}, 400);
  }
}
