import {reportText} from '../../scripts/smoke/report';
import {runSmoke} from '../../scripts/smoke/run';
import {expect, test} from '../support/journeys';

const PASSWORD = 'smile-preview';

test.use({configuration: {STOREFRONT_PASSWORD: PASSWORD}});

const smoke = (origin: string, password: string | null) =>
  runSmoke({
    origin,
    buy: false,
    password,
    bypassToken: null,
    allowedHosts: [],
    pictures: test.info().outputPath('pictures'),
  });

test('in front of a shop that asks for a password the smoke suite says so, and gets in with the right one', async ({
  shopUrl,
}) => {
  const closed = await smoke(shopUrl, null);
  expect(closed).toHaveLength(1);
  expect(closed[0]?.problems[0]).toMatch(/asks for a password/);

  const opened = await smoke(shopUrl, PASSWORD);
  expect(
    opened.filter(({result}) => result === 'failed'),
    reportText(opened),
  ).toEqual([]);
});

test('with a wrong one it stays outside', async ({shopUrl}) => {
  const outcomes = await smoke(shopUrl, 'guess');
  expect(outcomes).toHaveLength(1);
  expect(outcomes[0]?.problems[0]).toMatch(/does not take the password/);
});
