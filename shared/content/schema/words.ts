/**
 * The texts in shared/content/words/ that are filled in, by file, constant and field, each with an example. What an
 * example has in braces its text must have, and no text may have anything else in braces.
 */
export const sentences: Record<string, string> = {
  'shell › shellWords › homeLink': '{brand}, home page',
  'controls › carouselWords › slideName': '{number} of {count}: {name}',
  'controls › carouselWords › previous': 'Previous slide: {heading}',
  'controls › carouselWords › next': 'Next slide: {heading}',
  'controls › carouselWords › choose': 'Choose a slide: {heading}',
  'controls › carouselWords › bar': 'Slide {name}',
  'controls › linkWords › card': 'for {name}',
  'controls › fileFieldWords › remove': 'Remove {name}',
  'forms › fieldErrors › resumeSize': 'Your resume is larger than {megabytes} MB: choose a smaller file',
  'forms › sizeWords › byte': '{count} byte',
  'forms › sizeWords › bytes': '{count} bytes',
  'forms › sizeWords › kilobytes': '{count} kB',
  'forms › sizeWords › megabytes': '{count} MB',
  'forms › receiverWords › enquiry › service': 'What you enter goes to {recipient} through {service}.',
  'forms › receiverWords › enquiry › inbox': 'What you enter does not reach {recipient}.',
  'forms › receiverWords › application › service': 'Your resume goes to {recipient} through {service}.',
  'forms › receiverWords › application › inbox': 'Your resume does not reach {recipient}.',
};
