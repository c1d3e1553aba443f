import {Form} from '@remix-run/react';
import {useEffect, useRef} from 'react';

import {Icon} from '~/components/ui/Icon';
import {Link} from '~/components/ui/Link';

interface QuizStep {
  id: string;
  question: string;
  hint: string | null;
  options: readonly {id: string; label: string; hint: string | null}[];
}

/** How far the quiz is, and the way back. */
function QuizProgress({
  number,
  count,
  back,
}: {
  /** From 1. */
  number: number;
  count: number;
  back: string | null;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {back === null ? null : (
        <Link
          to={back}
          preventScrollReset
          className="grid size-11 shrink-0 place-items-center rounded-full bg-white hover:ring-1 hover:ring-ink/30"
        >
          <span className="sr-only">Back to the question before</span>
          <Icon name="chevronLeft" className="size-5" />
        </Link>
      )}
      <p className="figures text-sm">
        Question {number} of {count}
      </p>
      <span
        aria-hidden="true"
        className="h-1.5 min-w-16 grow overflow-hidden rounded-full bg-white/70"
      >
        <span
          style={{width: `${(number / count) * 100}%`}}
          className="block h-full rounded-full bg-ink transition-[width] duration-200"
        />
      </span>
    </div>
  );
}

function QuizOption({
  step,
  option,
  isFormer,
}: {
  step: string;
  option: QuizStep['options'][number];
  /** What was answered before the visitor went back. */
  isFormer: boolean;
}) {
  const {id, label, hint} = option;
  return (
    <button
      type="submit"
      name={step}
      value={id}
      aria-current={isFormer ? 'true' : undefined}
      className={`group flex min-h-20 items-center gap-4 rounded-lg bg-white px-6 py-4 text-left ring-ink transition-shadow ring-inset hover:ring-2 ${isFormer ? 'ring-2' : ''}`}
    >
      <span className="min-w-0 grow">
        <span className="block text-lg leading-snug font-semibold">{label}</span>
        {hint ? <span className="mt-0.5 block text-sm text-slate">{hint}</span> : null}
        {isFormer ? (
          <span className="mt-0.5 block text-sm font-semibold">Your answer before</span>
        ) : null}
      </span>
      <Icon
        name="arrowRight"
        className="size-5 text-slate transition-transform group-hover:translate-x-1 group-hover:text-ink"
      />
    </button>
  );
}

/** One question: every answer is a button of a form, so one press goes on, with scripts and without. */
export function QuizQuestion({
  path,
  step,
  number,
  count,
  answers,
  former,
  back,
}: {
  path: string;
  step: QuizStep;
  /** From 1. */
  number: number;
  count: number;
  answers: readonly {name: string; value: string}[];
  /** The option that this question was answered with before; null for none. */
  former: string | null;
  back: string | null;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(step.id);
  useEffect(() => {
    // The next question is new content in place of the pressed button: it is said, and reached by keyboard.
    if (first.current !== step.id) heading.current?.focus();
    first.current = step.id;
  }, [step.id]);
  return (
    <div>
      <QuizProgress number={number} count={count} back={back} />
      <h2 ref={heading} tabIndex={-1} className="mt-8 text-3xl outline-none lg:mt-12">
        {step.question}
      </h2>
      {step.hint ? <p className="mt-3 text-lg text-slate">{step.hint}</p> : null}
      <Form
        method="get"
        action={path}
        preventScrollReset
        className={`mt-8 grid gap-3 ${step.options.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}
      >
        {answers.map(({name, value}) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {step.options.map((option) => (
          <QuizOption
            key={option.id}
            step={step.id}
            option={option}
            isFormer={option.id === former}
          />
        ))}
      </Form>
    </div>
  );
}
