import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';

const WAY = 'inline-flex min-h-10 items-center gap-2 font-semibold underline underline-offset-4';

/** What was answered, and the ways to answer otherwise. */
export function QuizAnswers({
  path,
  back,
  answers,
  restart,
}: {
  path: string;
  /** The question before; null where there is none. */
  back: string | null;
  answers: readonly {name: string; question: string; label: string}[];
  restart: string;
}) {
  return (
    <section aria-labelledby="answers" className="mt-14 border-t border-ink/15 pt-6">
      <h2 id="answers" className="text-lg">
        What you said
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {answers.map(({name, question, label}) => (
          <div key={name}>
            <dt className="text-slate">{question}</dt>
            <dd className="font-semibold">{label}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-7 flex flex-wrap gap-x-6 gap-y-2">
        {back ? (
          <Link to={back} className={WAY}>
            <Icon name="chevronLeft" className="size-4" />
            Change the last answer
          </Link>
        ) : null}
        <Link to={path} className={WAY}>
          <Icon name="refresh" className="size-4" />
          {restart}
        </Link>
      </p>
    </section>
  );
}
