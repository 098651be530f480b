import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FileField } from '../../../shared/ui/FileField.tsx';

const words = { choose: 'Choose a file', remove: 'Remove {name}' };

const pdf = new File(['%PDF'], 'my resume.pdf', { type: 'application/pdf' });

function Example({
  start = null,
  error,
  onChange,
}: {
  start?: File | null;
  error?: string;
  onChange?: (file: File | null) => void;
}) {
  const [file, setFile] = useState(start);
  return (
    <FileField
      words={words}
      label="Resume"
      name="resume"
      accept=".pdf"
      hint=".pdf, up to 5 MB"
      file={file}
      size="4 bytes"
      error={error}
      onChange={(next) => {
        setFile(next);
        onChange?.(next);
      }}
    />
  );
}

const control = () => screen.getByLabelText<HTMLInputElement>('Resume');

describe('FileField', () => {
  it('says what it accepts before a file is chosen', () => {
    render(<Example />);
    expect(control()).toHaveAccessibleDescription('Choose a file .pdf, up to 5 MB');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the file when the picker is closed without a choice', () => {
    const onChange = vi.fn();
    render(<Example start={pdf} onChange={onChange} />);
    fireEvent.change(control(), { target: { files: [] } });
    expect(onChange).not.toHaveBeenCalled();
    expect(control()).toHaveAccessibleDescription('my resume.pdf 4 bytes');
  });

  it('shows name and size of the chosen file', async () => {
    render(<Example />);
    await userEvent.upload(control(), pdf);
    expect(control()).toHaveAccessibleDescription('my resume.pdf 4 bytes');
  });

  it('takes a file that is dropped', () => {
    const onChange = vi.fn();
    render(<Example onChange={onChange} />);
    fireEvent.drop(control(), { dataTransfer: { files: [pdf] } });
    expect(onChange).toHaveBeenCalledWith(pdf);
  });

  it('removes the file and gives the focus to the control', async () => {
    render(<Example start={pdf} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove my resume.pdf' }));
    expect(control()).toHaveAccessibleDescription('Choose a file .pdf, up to 5 MB');
    expect(control()).toHaveFocus();
  });

  it('is described by its error as well', () => {
    render(
      <FileField
        words={words}
        label="Resume"
        name="resume"
        accept=".pdf"
        hint=".pdf"
        file={pdf}
        size="4 bytes"
        onChange={() => {}}
        error="Your resume is empty"
      />,
    );
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription('my resume.pdf 4 bytes Your resume is empty');
  });

  it('is not invalid before anything was chosen', () => {
    render(<Example />);
    expect(control()).toHaveAttribute('aria-invalid', 'false');
  });

  it('announces a refused file in a live region that was already there', () => {
    const { container, rerender } = render(<Example />);
    const region = container.querySelector('[aria-live="polite"]');
    expect(region).toBeEmptyDOMElement();
    rerender(<Example error="Your resume is empty" />);
    expect(region).toHaveTextContent('Your resume is empty');
  });

  it('keeps a file that is dropped beside it from replacing the page', () => {
    render(<Example />);
    const dropOn = (target: Element) => {
      const event = new Event('drop', { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer: { types: ['Files'] } });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(dropOn(document.body)).toBe(true);
  });
});
