export const ruleWords = {
  required: 'Every field is required.',
  mixed: 'Every field is required unless it says “optional”.',
  optional: '{label} (optional)',
} as const;

export const submitWords = {
  sending: 'Sending',
  clear: 'Clear the form',
  cleared: 'The form is now empty',
  privacyLink: 'How we handle your details',
  termsLink: 'Terms of use',
  honeypot: 'Leave this empty',
  honeypotFilled:
    'Nothing was sent: a hidden field that only bots fill in was filled in, perhaps by a browser extension.',
  sendAnyway: 'Send without it',
} as const;

export const outcomeWords = {
  sent: 'Sent at {time}.',
  reply: 'We reply {time}.',
  failed: 'Not sent, but nothing is lost: try again, or send your resume to [{email}](mailto:{email}).',
} as const;

/** Unless a field has its own. */
export const typeWords = {
  email: { placeholder: 'name@example.com' },
  tel: {
    placeholder: 'Digits only',
    hint: 'Indian number, 6 to 10 digits. Outside India? [E-mail us](mailto:{email}) instead.',
  },
} as const;

export const fieldErrors = {
  email: 'Enter an e-mail address such as name@example.com',
  phone: 'Enter 6 to 10 digits',
  phoneRefused: 'Only ten digits fit here: enter an Indian number without +91; from elsewhere, e-mail us',
  resumeType: 'Your resume must be a PDF, DOC or DOCX file',
  resumeEmpty: 'Your resume is empty: choose another file',
  resumeTooMany: 'Nothing was added: choose a single file',
  resumeUnreadable: 'Your resume could not be read: choose it again, or another file',
  resumeSize: 'Your resume is larger than {megabytes} MB: choose a smaller file',
} as const;

export const sizeWords = { kilobytes: '{count} kB', megabytes: '{count} MB' } as const;

export const receiverWords = {
  enquiry: {
    service: 'This goes to {recipient} through {service}, only to answer you.',
    inbox:
      'What you enter goes to a test inbox on this computer, to try out the form. It does not reach {recipient}.',
  },
  application: {
    service:
      'This goes, with your resume, to {recipient} through {service}, only to consider you for the role.',
    inbox:
      'What you enter, with your resume, goes to a test inbox on this computer, to try out the form. It does not reach {recipient}.',
  },
  ownServer: 'our own server',
} as const;
