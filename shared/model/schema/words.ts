/**
 * The texts in shared/words/ with names in braces, by file, constant and field, each with an example. The names
 * in an example are required in its text, and no others are allowed; in the texts of a list (`*`) only the first is
 * required.
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
  'forms › phoneHint': '6 to 10 digits. From elsewhere, [e-mail us](mailto:{email}).',
  'forms › outcomeWords › sent': 'Sent at {time}.',
  'forms › outcomeWords › reply': 'We reply {time}.',
  'forms › outcomeWords › failed': 'Nothing is lost. Send your resume to [{email}](mailto:{email}).',
  'forms › fieldErrors › resumeSize': 'Your resume is larger than {megabytes} MB: choose a smaller file',
  'forms › sizeWords › kilobytes': '{count} kB',
  'forms › sizeWords › megabytes': '{count} MB',
  'forms › receiverWords › enquiry › service': 'What you enter goes to {recipient} through {service}.',
  'forms › receiverWords › enquiry › inbox': 'What you enter does not reach {recipient}.',
  'forms › receiverWords › application › service': 'Your resume goes to {recipient} through {service}.',
  'forms › receiverWords › application › inbox': 'Your resume does not reach {recipient}.',
  'careers › jobWords › applyFor': 'for {title}',
  'careers › jobWords › experience': 'Experience: {experience}',
  'careers › jobWords › salary › year': '{amount} a year',
  'careers › jobWords › salary › month': '{amount} a month',
  'careers › jobWords › salaryRange': '{from} to {to}',
  'careers › jobWords › openings': '{count} openings',
  'careers › jobWords › postedOn': 'Posted on {day}',
  'careers › jobWords › closesOn': 'Apply by {day}',
  'careers › jobPageWords › subtitle': '{type}, {place}. Experience: {experience}.',
  'careers › jobPageWords › searchTitles › *': '{title}, {mode}, in {town}',
  'careers › jobPageWords › searchDescription': '{title}: {type}, {place}. Experience: {experience}.',
  'careers › jobPageWords › searchSkills': 'Skills: {skills}.',
  'careers › applicationWords › resume › hint': '.pdf, .doc or .docx, up to {megabytes} MB',
};
