import { describe, expect, test } from 'vitest';
import { company } from '../../shared/content/company.ts';
import { defineContent } from '../../shared/content/defineContent.ts';
import { companySchema } from '../../shared/content/schema.ts';
import { at } from './complaints.ts';

describe('the settings', () => {
  const ofCompany = (spoil: (settings: typeof company) => void) => {
    const spoilt = structuredClone(company);
    spoil(spoilt);
    try {
      defineContent('company', companySchema, spoilt);
    } catch (error) {
      return (error as Error).message.split('\n');
    }
    return [];
  };

  test.each(['http://www.example.com/map', 'https://a;b.com/', 'https://a"b.com/'])(
    'are refused with a map at %s',
    (embedUrl) => {
      const complaints = ofCompany((settings) => {
        settings.map.embedUrl = embedUrl;
      });
      expect(complaints).toEqual(
        at('company.ts › map › embedUrl', JSON.stringify(embedUrl), '"https://www.'),
      );
    },
  );

  test.each(['https://münchen.example/', 'https://भारत.example/karte', 'http://localhost:8080/map'])(
    'may link to %s',
    (linkUrl) => {
      const complaints = ofCompany((settings) => {
        settings.map.linkUrl = linkUrl;
      });
      expect(complaints).toEqual([]);
    },
  );

  test.each(['mailto:', 'mailto:hello', 'mailto:hello@example', 'mailto:?bcc=a@b.com'])(
    'are refused with the link %j',
    (url) => {
      const complaints = ofCompany((settings) => {
        settings.social[0]!.url = url;
      });
      const place = `company.ts › social › "${company.social[0]!.label}" › url`;
      expect(complaints).toEqual(at(place, JSON.stringify(url), '"mailto:hello@example.com"'));
    },
  );

  test('may link to a mailbox', () => {
    const complaints = ofCompany((settings) => {
      settings.social[0]!.url = 'mailto:hello@example.com';
    });
    expect(complaints).toEqual([]);
  });

  test('with an invisible sign in an address', () => {
    const complaints = ofCompany((settings) => {
      settings.map.linkUrl = 'https://www.example.com/\u200bmap';
      settings.social[0]!.url = 'mailto:hello@\u200bexample.com';
    });
    const wrong = 'contains the invisible character U+200B after';
    const link = `company.ts › social › "${company.social[0]!.label}" › url`;
    expect(complaints).toEqual([
      ...at('company.ts › map › linkUrl', `${wrong} "https://www.example.com/"`, 'delete it'),
      ...at(link, `${wrong} "mailto:hello@"`, 'delete it'),
    ]);
  });

  test('with an invisible sign in a mailbox', () => {
    const complaints = ofCompany((settings) => {
      settings.forms.enquiry.target = 'hello\u200b@example.com';
    });
    const wrong = 'contains the invisible character U+200B after "hello"';
    expect(complaints).toEqual(at('company.ts › forms › enquiry › target', wrong, 'delete it'));
  });
});
