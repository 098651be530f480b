import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { fill } from '#shared/core/fill.ts';
import { FileField } from '#shared/ui/FileField.tsx';
import { fileFieldWords } from '#shared/words/controls.ts';

const pdf = new File(['%PDF'], 'my resume.pdf', { type: 'application/pdf' });
const onChange = vi.fn();

function Example({ start = null, error }: { start?: File | null; error?: string }) {
  const [file, setFile] = useState(start);
  return (
    <FileField
      label="Resume"
      name="resume"
      accept=".pdf"
      hint=".pdf, up to 5 MB"
      file={file}
      size="4 bytes"
      error={error}
      onChange={(next) => {
        setFile(next);
        onChange(next);
      }}
      onTooMany={() => {}}
      isLive
    />
  );
}

const control = () => screen.getByLabelText<HTMLInputElement>('Resume');

it('shows what it accepts, then name and size of the file that is chosen', () => {
  render(<Example />);
  expect(control()).toHaveAccessibleDescription(`${fileFieldWords.choose} .pdf, up to 5 MB`);
  expect(control()).toHaveAttribute('aria-invalid', 'false');
  fireEvent.change(control(), { target: { files: [pdf] } });
  expect(control()).toHaveAccessibleDescription('my resume.pdf 4 bytes');
});

it('keeps the file when the picker is closed without a choice', () => {
  onChange.mockReset();
  render(<Example start={pdf} />);
  fireEvent.change(control(), { target: { files: [] } });
  expect(onChange).not.toHaveBeenCalled();
  expect(control()).toHaveAccessibleDescription('my resume.pdf 4 bytes');
});

// Two are refused in tests/component/careers/application.test.tsx.
it('is marked while a file is dragged over it, and accepts the one that is dropped', () => {
  const { container } = render(<Example />);
  const marked = () => container.querySelectorAll('.file-field--dragged-over').length;
  fireEvent.dragEnter(control());
  expect(marked()).toBe(1);
  fireEvent.dragLeave(control());
  expect(marked()).toBe(0);
  fireEvent.drop(control(), { dataTransfer: { files: [pdf] } });
  expect(control()).toHaveAccessibleDescription('my resume.pdf 4 bytes');
});

it('removes the file and moves the focus to the control', async () => {
  render(<Example start={pdf} />);
  await userEvent.click(
    screen.getByRole('button', { name: fill(fileFieldWords.remove, { name: pdf.name }) }),
  );
  expect(control()).toHaveAccessibleDescription(`${fileFieldWords.choose} .pdf, up to 5 MB`);
  expect(control()).toHaveFocus();
});

it('announces a refused file in a live region that was already there, which describes it', () => {
  const { container, rerender } = render(<Example start={pdf} />);
  const region = container.querySelector('[aria-live="polite"]');
  expect(region).toBeEmptyDOMElement();
  rerender(<Example error="Your resume is empty" />);
  expect(region).toHaveTextContent('Your resume is empty');
  expect(control()).toBeInvalid();
  expect(control()).toHaveAccessibleDescription('my resume.pdf 4 bytes Your resume is empty');
});
