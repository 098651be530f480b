/**
 * Tells the style sheet if the page has loaded without its icons, because their file is gone or pictures are blocked:
 * links that show nothing else then show their names.
 */
export function noteLostIcons(): void {
  const look = () => {
    const icon = document.querySelector('.profile-links use');
    document.documentElement.toggleAttribute('data-icons-lost', icon?.getBoundingClientRect().width === 0);
  };
  if (document.readyState === 'complete') look();
  else addEventListener('load', look);
}
