import { type ReactNode, useState } from 'react';
import { SubmitArea } from '#shared/blocks/SubmitArea.tsx';
import { iconNames } from '#shared/core/iconNames.ts';
import { Button, buttonSizes, type buttonVariants } from '#shared/ui/Button.tsx';
import { Carousel, carouselThreeFrom } from '#shared/ui/Carousel.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Field } from '#shared/ui/Field.tsx';
import { FileField } from '#shared/ui/FileField.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { IconSquare } from '#shared/ui/IconSquare.tsx';
import { Notice, noticeLooks } from '#shared/ui/Notice.tsx';
import { RoundButton, roundButtonSizes, roundButtonVariants } from '#shared/ui/RoundButton.tsx';
import { SectionHead } from '#shared/ui/SectionHead.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';

/** Samples by their state, by the name of their component. */
type Groups = Record<string, Record<string, ReactNode>>;

const text = 'Two or three lines that say what it shows, in as many words as usual. ';
const items = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, content: <p>{name}</p> }));

/** One sample for each name in a list, such as that of a variant. */
const byName = <Name extends string>(names: readonly Name[], show: (name: Name) => ReactNode) =>
  Object.fromEntries(names.map((name) => [name, show(name)]));

const buttons = (variant: (typeof buttonVariants)[number]) =>
  byName(buttonSizes, (size) => (
    <Button variant={variant} size={size} icon="arrow-right">
      Send
    </Button>
  ));

const controls: Groups = {
  'Button, primary': buttons('primary'),
  'Button, secondary': buttons('secondary'),
  'RoundButton by variant': byName(roundButtonVariants, (variant) => (
    <RoundButton drawing="next" label="Move" variant={variant} />
  )),
  'RoundButton by size': byName(roundButtonSizes, (size) => (
    <RoundButton drawing="next" label="Move" size={size} />
  )),
};

/** The states of a field. */
const states = {
  enabled: {},
  error: { error: 'Enter an e-mail address such as name@example.com' },
  'being sent': { readOnly: true },
};
const inEachState = (show: (state: { error?: string; readOnly?: boolean }) => ReactNode) =>
  Object.fromEntries(Object.entries(states).map(([name, state]) => [name, show(state)]));

const select = { label: 'Select', placeholder: 'Select one', options: ['LinkedIn', 'Instagram'] };

function FileSample({ name, ...state }: { name?: string; error?: string; readOnly?: boolean }) {
  const [file, setFile] = useState(() => (name ? new File(['resume'], name) : null));
  const field = { label: 'Resume', name: 'resume', accept: '.pdf', hint: 'PDF', size: '1.2 MB' };
  return <FileField {...field} {...state} file={file} onChange={setFile} onTooMany={() => undefined} />;
}

const longName = `resume-of-asha-verma-${'with-every-project-'.repeat(4)}.pdf`;
const end = { action: 'Send', note: 'Who receives it.' };

const fields: Groups = {
  Field: inEachState((state) => <Field label="Field" hint="6 to 10 digits" {...state} />),
  SelectField: inEachState((state) => <SelectField {...select} {...state} />),
  FileField: {
    ...inEachState((state) => <FileSample {...state} />),
    'chosen, long name': <FileSample name={longName} />,
  },
  SubmitArea: {
    idle: <SubmitArea {...end} icon="arrow-right" />,
    sending: <SubmitArea {...end} isSending />,
    'honeypot filled': <SubmitArea {...end} isHoneypotFilled />,
  },
};

const noticesIn = (isInCorner: boolean) =>
  byName(noticeLooks, (look) => (
    <div className="showcase__window">
      <Notice look={look} message="A message" isInCorner={isInCorner} onDismiss={() => undefined} />
    </div>
  ));

function DialogSample() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button id="opener" onClick={() => setOpen(true)}>
        Show dialog
      </Button>
      <Dialog label="A dialog" isOpen={isOpen} opener="#opener" onClose={close} onLost={close}>
        <article tabIndex={-1} aria-label="A dialog">
          <h2>A dialog</h2>
        </article>
      </Dialog>
    </>
  );
}

const wide: Groups = {
  SectionHead: {
    'heading alone': <SectionHead id="alone" heading="Heading" />,
    small: <SectionHead id="small" heading="Small heading" size="small" />,
    'with a lead and controls': (
      <SectionHead id="controlled" heading="Heading with a lead" lead={text}>
        <Button size="small">Control</Button>
      </SectionHead>
    ),
  },
  Carousel: {
    ...byName(carouselThreeFrom, (from) => (
      <Carousel id={from} heading={`Three from ${from}`} lead={text} slides={items} threeFrom={from} />
    )),
    'one slide': <Carousel id="one" heading="One slide" slides={items.slice(0, 1)} threeFrom="large" />,
  },
};

const icons: Groups = {
  IconSquare: { star: <IconSquare icon={{ name: 'star' }} /> },
  Icon: byName(iconNames, (name) => <Icon name={name} />),
};

const messages: Groups = {
  'Notice, in the page': noticesIn(false),
  'Notice, in the corner': noticesIn(true),
  Dialog: { 'on demand': <DialogSample /> },
};

/** The components that have states or variants, in sections. */
export const samples = [
  { id: 'controls', heading: 'Controls on light', groups: controls },
  { id: 'navy', heading: 'Controls on navy', isNavy: true, groups: controls },
  { id: 'fields', heading: 'Fields', groups: fields },
  { id: 'messages', heading: 'Messages', groups: messages },
  { id: 'icons', heading: 'Icons', groups: icons },
  { id: 'wide', heading: 'As wide as a page', isWide: true, groups: wide },
];
