import {Button} from '~/components/ui/Button';
import type {Simulation} from '~/domain/promotions/simulation';

const CONTROL = 'h-10 rounded-md border border-ink/20 bg-white px-3 text-sm';

/** The products and the subtotal to try out. */
function TriedCart({rows, products, subtotal}: Simulation) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-xl font-bold">Cart</legend>
      <div className="mt-3 grid grid-cols-1 gap-2">
        {rows.map(({handle, quantity}, index) => (
          <div key={index} className="flex gap-2">
            <select
              name={`handle${index}`}
              defaultValue={handle}
              aria-label={`Product ${index + 1}`}
              className={`${CONTROL} min-w-0 grow`}
            >
              <option value="">No product</option>
              {products.map((product) => (
                <option key={product.handle} value={product.handle}>
                  {product.title}
                </option>
              ))}
            </select>
            <input
              name={`quantity${index}`}
              defaultValue={quantity}
              inputMode="numeric"
              aria-label={`Quantity ${index + 1}`}
              className={`${CONTROL} w-16`}
            />
          </div>
        ))}
        <label className="mt-2 flex items-center gap-3 text-sm font-semibold">
          Subtotal in dollars
          <input
            name="subtotal"
            defaultValue={subtotal}
            placeholder="as the lines add up"
            className={`${CONTROL} min-w-0 grow font-normal`}
          />
        </label>
      </div>
      <Button className="mt-5">Work it out</Button>
    </fieldset>
  );
}

function Steps({steps}: Pick<Simulation, 'steps'>) {
  return (
    <div>
      <h2 className="text-xl">Steps</h2>
      {steps.length === 0 ? (
        <p className="mt-3 text-slate">Nothing to change.</p>
      ) : (
        <ol className="mt-3 list-decimal pl-5" aria-label="Steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

const COLUMNS = ['Promotion', 'Ends', 'Why', 'Declined', 'Sold out', 'Switched off'];

function PromotionRow({promotion}: {promotion: Simulation['promotions'][number]}) {
  const switches = [
    ['declined', promotion.declined],
    ['soldOut', promotion.soldOut],
    ['disabled', !promotion.enabled],
  ] as const;
  return (
    <tr className="border-b border-gray200">
      <th scope="row" className="py-2 pr-4 font-semibold">
        {promotion.bannerName}
      </th>
      <td className="pr-4">{promotion.endDate}</td>
      <td className="pr-4">{promotion.reason}</td>
      {switches.map(([name, checked]) => (
        <td key={name}>
          <input
            type="checkbox"
            name={name}
            value={promotion.id}
            defaultChecked={checked}
            aria-label={`${promotion.bannerName}: ${name}`}
            className="size-5"
          />
        </td>
      ))}
    </tr>
  );
}

/** A plain GET form: what is tried out stands in the address. */
export function PromotionSimulator(props: Simulation) {
  return (
    <div className="frame py-12">
      <h1 className="text-3xl">Promotion simulator</h1>
      <p className="mt-3 max-w-measure text-slate">
        Build a cart, decline, sell out or switch off, and see what the gift engine would do. It is
        the function that runs in the cart.
      </p>
      <form method="get" className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-2">
        <TriedCart {...props} />
        <Steps steps={props.steps} />
        <div className="overflow-x-auto lg:col-span-2">
          <table className="w-full min-w-160 text-left text-sm">
            <caption className="pb-2 text-left font-display text-xl font-bold">Promotions</caption>
            <thead>
              <tr className="border-b border-gray200">
                {COLUMNS.map((title) => (
                  <th key={title} scope="col" className="py-2 pr-4">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.promotions.map((promotion) => (
                <PromotionRow key={promotion.id} promotion={promotion} />
              ))}
            </tbody>
          </table>
        </div>
      </form>
    </div>
  );
}
