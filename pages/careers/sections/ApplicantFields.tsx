import type { ApplicationField } from '../../../shared/forms/fields.ts';
import { phonePattern, phoneRule } from '../../../shared/forms/phone.ts';
import type { FieldErrors } from '../../../shared/forms/validate.ts';
import { Field } from '../../../shared/ui/Field.tsx';

type ApplicantFieldsProps = { errors?: FieldErrors<ApplicationField>; phoneNotice?: string };

/** Who applies: the same three fields with and without script. */
export function ApplicantFields({ errors = {}, phoneNotice }: ApplicantFieldsProps) {
  return (
    <>
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        placeholder="Full name"
        required
        error={errors.name}
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        placeholder="name@example.com"
        required
        error={errors.email}
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel-national"
        placeholder="10 digits"
        pattern={phonePattern}
        title={phoneRule}
        required
        error={errors.phone}
        notice={phoneNotice}
      />
    </>
  );
}
