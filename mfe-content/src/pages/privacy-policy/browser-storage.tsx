import { Table } from '@annuity-lantern/ui';

const columns = [
  { key: 'what', label: 'What' },
  { key: 'name', label: 'Under the name' },
  { key: 'until', label: 'Until' },
];

const always = 'You change it, or clear your browser';
const tab = 'You close the tab';

/** By the names under which a browser shows them to its owner. A test holds this list to what the code keeps. */
const kept = [
  { what: 'Light or dark pages', name: 'annuity-lantern.theme', until: always },
  { what: 'The size of the text', name: 'annuity-lantern.text', until: always },
  { what: 'Higher contrast', name: 'annuity-lantern.contrast', until: always },
  {
    what: 'Your progress in the course: lessons, quiz results, and the name you typed for the certificate',
    name: 'annuity-lantern.course.fia-mastery',
    until: 'You delete your progress on the page of the course, or clear your browser',
  },
  {
    what: 'Your yes to being counted: the word “yes” and nothing else',
    name: 'annuity-lantern.analytics-consent',
    until: 'You clear the box in one of the forms, or clear your browser',
  },
  {
    what: 'What you typed into the consultation form and have not sent',
    name: 'annuity-lantern.consultation.draft',
    until: 'The request has arrived, or you close the tab',
  },
  {
    what: 'What you typed into the review form and have not sent',
    name: 'annuity-lantern.annuity-review.draft',
    until: 'The request has arrived, or you close the tab',
  },
  {
    what: 'For each form, a random number that keeps a repeated request from counting twice',
    name: 'annuity-lantern.consultation.key, annuity-lantern.annuity-review.key',
    until: 'The request has arrived, or you close the tab',
  },
  {
    what: 'Figures that you took from one of our tools to the forms',
    name: 'annuity-lantern.offered-figures',
    until: 'A request has arrived, you press “Forget these figures”, or you close the tab',
  },
  { what: 'What you typed for the free-look letter', name: 'annuity-lantern.free-look', until: tab },
  { what: 'The figures of your own offer on the page Annuity Alert', name: 'annuity-lantern.roll-up', until: tab },
  { what: 'Which rates you flagged', name: 'annuity-lantern.flagged-rates', until: tab },
  { what: 'How far you had scrolled on each page', name: 'annuity-lantern.scroll', until: tab },
  { what: 'For staff only: that somebody is signed in', name: 'annuity-lantern.staff-signed-in', until: 'Signing out' },
];

export function BrowserStorage() {
  return (
    <>
      <p>
        Visitors get no cookies from us, for analytics or for anything else. The only cookie of this site is set when a member of staff
        signs in to the staff desk, and it is removed at sign-out.
      </p>
      <p>
        Some choices and drafts stay in your own browser, so that a reload or a broken connection loses nothing. We cannot read them there.
      </p>
      <Table caption="What this site keeps in your browser" captionHidden phone="lines" columns={columns} rows={kept} />
      <p>
        A calculator may write its figures into the address of the page, behind the sign “#”, so that you can keep or send a link. Browsers
        do not send that part to us.
      </p>
      <p>On a shared computer, close the tab when you leave a form half filled in.</p>
    </>
  );
}
