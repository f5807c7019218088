import { role, story } from "../subject-story.ts";

/** Stories of taxi drivers and their passengers. */
export const taxis = [
  story({
    says: [
      /\b(?:taxi|cab|cabbie|minicab|uber|rickshaw|tuk-tuk|limousine)\b/i,
      role(
        "bride",
        "bride|runaway bride|woman in a wedding dress|woman in her wedding dress|girl in a wedding dress|groom|woman in a white dress",
      ),
    ],
    may: [/\b(?<dress>wedding dress)\b/i],
    unless: /\b(?:ghosts?|dead|murder\w*|gun|rob\w*)\b/i,
    of: "people",
    after: [
      "@street(hero look) {Hero} looked in the mirror, then at the church steps behind them, where people in hats were coming out and shading their eyes. {He} put {his} foot down.",
      "@street(hero give, bride sit) They drove along the water, and then along it once more in the other direction. Nobody spoke. At a red light {hero} passed a packet of paper handkerchiefs over {his} shoulder, and at the next half a sandwich. “Cheese,” said {hero}. “My sister makes them.”",
      "@street(hero talk, bride talk) “Aren't you going to ask?” said {thebride}. “I've learned to watch the road,” said {hero}. That made {thebride} laugh, and the laugh turned into something else on the way. “Everybody was so happy,” said {thebride}. “And I stood there and could not remember whose idea it was.”",
      "+ @street(hero look) In the glove compartment the telephone of the taxi office squawked: all cars, look out for a white dress. {Hero} turned it off. “Reception's bad here,” {he} said, in the very middle of the city.",
      "@street.night(hero eat, bride look) It got dark. {Hero} stopped on the hill where {he} always ate {his} supper, because from there the whole city could be seen, with every light in it. “What do I do?” “Where would you be going,” asked {hero}, “if you were wearing a coat?”",
    ],
    end: [
      "@garden.night(hero look, bride talk) {Thebride} thought about it. “To my grandmother,” said {bride}. “I'd ask her whether I'm a coward.” So {hero} drove there. The grandmother came to the garden gate in curlers, looked at {bride}, and opened her arms. “At last somebody in this family has run,” she said. “I was too polite to.”",
      "@kitchen.night(hero sit, bride talk) {Hero} waited in the kitchen. At midnight {thebride} came out in an old jumper and rubber boots. “Now I can go back and say it to them, face to face,” said {thebride}. “Would you drive me? I haven't any money. I've got a cake.”",
      "@street.night(hero sit) {Hero} drove back through the night, slowly. In front of the hall {he} kept the engine running and the door open, in case. There was shouting in there, and then a silence, and then a voice: “Thank you for telling me.” {Hero} stopped the meter.",
      "@street(hero sit) A postcard is stuck to the mirror of the taxi, with a lake on it. “I'm learning what I like,” it says. “So far: cheese sandwiches, night drives.” And on the back seat lies a coat, just in case.",
    ],
  }),
  story({
    says: [
      /\b(?:taxi|cab|cabbie|minicab|uber|rickshaw|tuk-tuk)\b/i,
      role(
        "lady",
        "old woman|elderly woman|old lady|elderly lady|old man|elderly man|widow|widower|grandmother|grandfather|pensioner",
      ),
    ],
    unless: /\b(?:ghosts?|dead|murder\w*|gun|rob\w*|baby|crime|killer|wedding)\b/i,
    of: "people",
    after: [
      "@street(hero talk, lady sit) {Thelady} had only one small suitcase. “Not the quick way, please,” said {thelady}, when {hero} reached for the map. “I'd like to go past a few places. It isn't far. It's only long ago.” {Hero} nodded, and turned off at the bridge.",
      "@street(hero look, lady talk) The first place was a supermarket. “There was a dance hall here,” said {thelady}. “The band had only four songs, and we danced to all of them.” {Hero} drove around the car park, in three-four time. The second place was a school with bars on the windows. The third was only a gap between two houses.",
      "@street(hero look, lady point) “We lived up there,” said {thelady}, and pointed into the air, to where the third floor must have been. “In summer we slept on the balcony, all five of us.” {Hero} looked up, too. A pigeon was flying through the kitchen. {Hero} reached over and switched off the meter.",
      "+ @street(hero eat, lady eat) At a kiosk {hero} bought two ice creams. “You choose,” {he} had asked, and “The one with the umbrella,” {thelady} had answered at once. They ate them with the windows down, and the old suitcase lay between them like a dog.",
      "@street.dusk(hero read, lady give) It was nearly evening when there was no place left on the list. “And now?” asked {hero}. {Thelady} took a slip of paper out of a glove and gave it to {him}. {Hero} knew the address. It was the house on the hill with the quiet garden, to which people go when the doctors have nothing more to suggest.",
    ],
    end: [
      "@street.dusk(hero talk, lady sit) “Is anybody expecting you there?” {he} asked at last. “Only a bed,” said {thelady}. “They won't mind if it gets a bit later, then,” said {hero}, and turned the car around.",
      "@street.night(hero dance, lady dance) {He} drove back to the supermarket. {Hero} turned the radio up, got out, went round the car and opened the door with a bow. “I only know one step,” {he} said. And so they danced, between the shopping trolleys, until the battery began to complain.",
      "@street.night(hero carry, lady talk) At the door on the hill {hero} carried the suitcase in {himself}. “What do I owe you?” asked {thelady}. “You've paid,” said {hero}. “I've driven through this town for years, and today I've seen it.”",
      "@street(hero dance) From then on the taxi stood on the hill on Sundays at three, washed, with the radio on. And when {hero} crossed that car park alone, {he} still went round it in three-four time.",
    ],
  }),
  story({
    says: [
      /\b(?:taxi|cab|cabbie|minicab|uber|bus driver|rickshaw)\b/i,
      /\b(?:left|leaves|forgot|forgets|finds|found|discover\w*)\b/i,
      /\b(?<baby>(?:a|the|her|his|their) (?:new ?born )?(?:baby|infant)(?: girl| boy)?)\b/i,
    ],
    unless: /\b(?:ghosts?|murder\w*|bear|pushchair)\b/i,
    of: "people",
    after: [
      "@street.night(hero look, baby sleep) At first {hero} took it for the radio. Then {he} stopped at the side of the road and turned round. There it lay, wrapped in a man's coat, and looked at {him} with great interest. {Thebaby} sneezed.",
      "@street.night(hero carry, baby look) On the coat there was a note, fastened with a safety pin. “Her name is Hope. Please keep her warm. I can't, tonight.” {Hero} knew what ought to be done. But {thebaby} had got hold of {his} thumb, and {he} needed the thumb in order to change gear.",
      "+ @shop.night(hero carry, baby sleep) In the all-night shop a woman with a moustache explained the milk to {him}. On the bonnet of the car two other drivers explained the nappy, in two languages, and could not agree which was the front. “What have you got there?” they asked. “A fare,” said {hero}. “She hasn't told me where to yet.”",
      "@street.night(hero carry) {Hero} thought hard. The passenger had got in at the hospital, with a wet face, and had asked to be let out at the river. {Hero} felt a chill go down {his} back. {He} laid {thebaby} against {his} chest, under the jacket, and turned the car round so fast that the tyres sang.",
    ],
    end: [
      "@river.night(hero talk) The bridge was long and badly lit. In the very middle the mother stood at the railing, with bare arms. {Hero} let the car roll up, quite slowly, and opened the door. “You forgot something,” {he} said. She did not answer. “She's had milk,” said {hero}. “She's got your nose. And she's holding on to my thumb, so I'm afraid I can't leave.”",
      "@river.night(hero talk) Down below the water went by. Then {thebaby} began to cry, high and angry. The mother at the railing turned round. “She's hungry again,” she said hoarsely. “She's always hungry.” “Get in,” said {hero}. “The heater's on.”",
      "@street.dawn(hero talk) At six {hero} stopped in front of {his} aunt's house. The aunt had brought up nine and had complained of the quiet ever since the last had left. She looked into the car. “How long may I have them?” she asked.",
      "@street(hero look, baby sit) The seat at the back has a child's chair on it, and Hope rides along to nursery every morning at eight, and knows every street by now. When it is time to change gear, she lets go of the thumb, but only then.",
    ],
  }),
  story({
    says: [
      /\b(?:taxi|cab|cabbie|minicab|uber|rickshaw)\b/i,
      /\b(?:passenger|stranger|woman|man|girl|customer|fare|rider)\b/i,
    ],
    may: [
      role(
        "ownfare",
        "passenger|strange passenger|mysterious passenger|last passenger|stranger|young woman|woman|customer|businessman|girl",
      ),
    ],
    unless:
      /\b(?:phone|murder\w*|gun|rob\w*|crime|killer|wedding|dress|baby|bride|ghosts?|uncle|moon|actress|detective|ex|father|mother|daughter)\b/i,
    of: "people",
    after: [
      [
        "@street(hero talk, ownfare talk) {Ownfare} closed the door so softly that it needed a second try. “Where to?” asked {hero}. “I'll tell you at every corner,” said {theownfare}, and looked straight ahead.",
        "@street(hero talk) The passenger closed the door so softly that it needed a second try. “Where to?” asked {hero}. “I'll tell you at every corner,” said the passenger.",
      ],
      "@street(hero look) It was not a route that made any sense. They stopped in front of a bakery, in front of a swimming pool, and under a chestnut tree, and each time the window went down for a minute, and then up again. “Are you looking for somebody?” asked {hero}. “For a whole day,” said the passenger. “I lost it here.”",
      "@street(hero look, ownfare talk) “My telephone was off,” said the passenger, “because I had an important meeting. It was about screws. And my brother was in town, for a single day, and went to all our old places and waited for me at each one. He sent me a picture every time. I saw them at night. By then his ship had sailed into a storm. That was a year ago today.”",
      "+ @street(hero look) {Hero} thought of {his} own telephone, which lay in the side pocket, and of the small number that had been on it since Sunday. Somebody had called five times. {Hero} had been working.",
      "@street(hero talk) “And which was the last picture?” asked {hero}. The passenger held it up: a bench, a lamp, and something blurred and yellow. “I've never found out where that is.” “I know it,” said {hero}. “I've been standing next to that bench for years.”",
    ],
    end: [
      "@harbour(hero look) It was the taxi rank behind the harbour. The blurred yellow thing was a taxi. {Hero} stopped beside the lamp. Now {he} remembered it: a tall lad with a sailor's bag. “He only borrowed my pen,” said {hero}.",
      "@harbour(hero look, ownfare read) They got out and looked with a torch. It stood on the underside of the bench, in blue ink: “Don't be sorry. I had a great day. I was at all our places, so you were there too. Next time you pay.”",
      "@harbour(hero talk) “What do I owe you?” asked the passenger. {Hero} looked at the meter, and switched it off. “You were told,” said {hero}. “Next time.” Then {he} took out {his} own telephone. “It's me,” {he} said. “No, nothing's happened. Have you had breakfast?”",
      "@harbour(hero look) The bench has been painted twice since then. Both times, early in the morning, {hero} stood there with {his} taxi and saw to it that they left out the underside.",
    ],
  }),
];
