// Unregisters the service worker of a former site: browsers load it as an update, from the same address.
addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => {
  const end = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
    for (const tab of await clients.matchAll()) tab.navigate(tab.url);
  };
  event.waitUntil(end());
});
