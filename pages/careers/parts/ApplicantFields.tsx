import { applicationWords } from '../../../shared/content/words/careers.ts';
import type { ApplicationField } from '../../../shared/forms/fields.ts';
import { phonePattern, phoneRule } from '../../../shared/forms/phone.ts';
import type { FieldErrors } from '../../../shared/forms/validate.ts';
import { Field } from '../../../shared/ui/Field.tsx';

type ApplicantFieldsProps = { errors?: FieldErrors<ApplicationField>; phoneNotice?: string };

/** Who applies: the same three fields with and without script. */
export function ApplicantFields({ errors = {}, phoneNotice }: ApplicantFieldsProps) {
  return (
    <>
      <Field {...applicationWords.name} name="name" autoComplete="name" required error={errors.name} />
      <Field
        {...applicationWords.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={errors.email}
      />
      <Field
        {...applicationWords.phone}
        name="phone"
        type="tel"
        autoComplete="tel"
        pattern={phonePattern}
        title={phoneRule}
        required
        error={errors.phone}
        notice={phoneNotice}
      />
    </>
  );
}
