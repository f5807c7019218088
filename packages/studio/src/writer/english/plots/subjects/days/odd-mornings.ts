import { story } from "../subject-story.ts";

const SHADOW: Parameters<typeof story>[0] = {
  says: [
    /\bshadows?\b/i,
    /\b(?:r[au]ns? away|ran off|left|leaves?|disappear\w*|lost|los(?:es|t)|missing|gone|own (?:life|mind|will)|escap\w*|alive|no longer|separat\w*|steals?|stole|stolen|vanish\w*|strike|free|friends?|danc\w*)\b/i,
    /\b(?:(?:his|her|its|their|my|own|the|all the) (?:own )?shadows?|a shadow)\b/i,
  ],
  of: "people",
  unless:
    /\b(?:looks? like|looked like|wall|sleep|asleep|bed|bedtime|bedroom|teach\w*|taught|crocodile|monster|murder\w*|horror|kill\w*|ghost|evil|dark lord|demon|detective|war|shadow puppets?|theat\w+|spy|attic|wall at night|afraid of)\b/i,
  after: [
    "@street(hero look) Without a shadow {hero} felt as light as a paper bag. People looked at the ground behind {him} and walked a little faster. “You've lost something,” said a boy on the steps, and pointed at the bright place on the pavement where there was nothing. “I know,” said {hero}.",
    "@street(hero walk) {Hero} asked the dog at the corner. {He} asked the lamp post, who knows a good deal about shadows. “It came by here,” said the lamp post. “It was dancing. I've known it for years, and I have never seen it dance before.” {Hero} had not known that it could.",
    "+ @street(hero run) There were tracks, if you looked closely. In one place on the wall there was a handprint of shade. In another the pigeons sat in the cool, although nothing stood between them and the sun. {Hero} ran from one to the next, and always it had just been there.",
    "@park(hero look) In the end {hero} found it in the park. It lay on the grass with its arms behind its head, all by itself. “Come home,” said {hero}. “Why?” asked the shadow. “I've followed you all my life. You step on me. You go left, and I have to go left. You have never once asked me where I should like to go.”",
  ],
  end: [
    "@park(hero sit) {Hero} opened {his} mouth, and shut it again. It was true. {He} sat down on the grass. “So where would you like to go?” asked {hero}. The shadow sat up. It was so surprised that it became quite pale at the edges. “To the other side of the river,” it said. “And to the merry-go-round. And up a ladder, just once.”",
    "@park(hero walk) So they went there, and this time the shadow was in front. When it turned left, {hero} turned left. When it hopped over a puddle, {hero} hopped too. On the merry-go-round it rode the white horse, and {hero} stood behind it and held on. It was not at all easy, being the one who follows.",
    "+ @park(hero dance) On the other side of the river it showed {hero} how to dance. {Hero} stepped on its feet, and then on its head. “You see,” said the shadow, “now you know how it feels.” They laughed so much that the ducks complained.",
    "@street.golden(hero walk) When the sun stood low, the shadow grew long and tired. “My feet hurt,” it said. “I never had to carry myself before.” {Hero} held out one foot. And the shadow lay down behind {him}, heel to heel, and let itself be pulled home.",
    "@street(hero look) Since then they take turns. If you see {hero} stop at a corner and look down at the pavement, {he} has not lost anything. {He} is only asking which way.",
  ],
};

/** Stories of mornings on which the world is not as it was. */
export const oddMornings = [
  story({
    says: [
      /\b(?:every(?:body|one)|all the (?:people|grown-ups|adults|children|villagers)|the whole (?:town|village|city|street|school|family|class))\b/i,
      /\b(?:w[ao]kes?|woke|awoke|one (?:morning|day)|overnight|suddenly|got up)\b/i,
      /\b(?:with|had|has|got|grew|wore|turned) (?:an? |the )?(?<odd>(?:(?!and\b|the\b|an?\b|only\b|still\b|no\b)[a-z-]+ ){0,2}(?:hair|beards?|moustaches?|tails?|ears|noses?|wings|whiskers|horns|spots|stripes|freckles|feathers|trunks?|hats?|pyjamas|skin|faces?))\b/i,
    ],
    unless: /\b(?:murder\w*|dead|died|war|zombies?|horror|virus|teacher)\b/i,
    after: [
      "@street.dawn(hero look) It began in the bathrooms. There was a scream on the first floor, and then one on the second. At half past six all the doors opened, and the neighbours looked at each other. “You too?” they asked. “Me too,” they said. Nobody had ever seen so much {odd} in one street.",
      "@street(hero walk) The postman had tried to hide it under his cap. The baker had flour on it. In front of the mirror at the hairdresser's there was a queue, and the hairdresser herself sat under a towel and would not come out. {Hero} went from one to the next and looked at them all.",
      "+ @street(hero talk) At first it was rather fun. The police officer could not be told apart from the man he had wanted to arrest, so he let it be. Two sisters who had not spoken for years met at the pump, saw each other's {odd}, and laughed until they had to sit down.",
      "@hall(hero look) But by noon people had begun to grumble. “Whose fault is it?” they shouted in the town hall. “The water!” cried one. “The neighbours!” cried another. “We shall never be the same again!” They shouted so loudly that the windows shook, and the mayor hid behind the flag.",
    ],
    end: [
      "@hall(hero climb) {Hero} climbed on a chair. “Was it so good before?” asked {hero}. It became quiet. “Yesterday some of you laughed at old Mrs Tuck because of her wig. You laughed at the boy with the big glasses. And who is laughing today?” They all looked at the floor. Today there was nothing to laugh at, because it was the same for everybody.",
      "@hall(hero look) Mrs Tuck stood up. Very slowly she took off her wig, and put it into her bag. “That itched for thirty years,” she said. The baker began to clap. Then the boy with the big glasses clapped, and then they all did. “Well,” said the mayor behind the flag, “one day of it won't kill us.”",
      "@street.dusk(hero dance) So they had a feast, right there in the street. There was a prize for the finest {odd}, and one for the silliest, and the hairdresser won both. They danced until the lamps went on, and {hero} danced with Mrs Tuck.",
      "@street(hero look) The next morning it was gone, as if it had been a dream, and they were almost a bit sorry. But there is a photograph in the town hall of everybody together, with all that {odd}. And whenever people begin to laugh at a neighbour, {hero} only has to point at it.",
    ],
  }),
  story({
    says: [
      /\bgravity\b|\b(?:everything|all things|the furniture|things|people|everybody|everyone|the whole (?:family|class|house|town))\b[^.]*\b(?:float(?:s|ed|ing)?|weightless|hover\w*)\b/i,
      /\b(?:stop(?:s|ped)?|gone|disappear\w*|switch\w*|off|one (?:morning|day)|suddenly|forg[eo]t\w*|lost|break|float\w*|no longer|vanish\w*|on strike|fail\w*|holiday)\b/i,
    ],
    unless: /\b(?:space|rocket|astronauts?|spaceship|station|moon|planet|Newton|scientists?|dead|died|balloons?)\b/i,
    after: [
      "It was the spoons that went first. They rose out of the drawer one by one, like a shoal of small silver fish, and nosed along the ceiling. Then the milk came out of its jug in one piece, round and shaking, and set off for the window. “Stay here!” cried {hero}. The milk did not listen.",
      "{Hero} took one step, and it was a step too many. {His} feet left the floor. It felt as if {hero} were a coat that was being lifted off its hook. {He} caught hold of the lamp, the lamp swung, and there hung {hero}, upside down, eye to eye with a slice of toast.",
      "+ @street(hero fly) Outside it was the same. A bicycle rode past the second floor with nobody on it. The neighbour's washing flew by in a row, the shirts in front and the socks behind. “Good morning!” called the neighbour from the chimney. “Have you seen my trousers?”",
      "@street(hero fly) It was lovely for an hour. They played catch round the church tower, and the old people raced each other, since nothing hurt any more. But then a cry came from below. The baker's baby had floated out of its pram. It rose like a bubble, quite happily, past the roofs, and it was getting smaller.",
    ],
    end: [
      "@street(hero fly) {Hero} pushed off from a chimney with both feet and flew after it, but an arm's length was missing. “Hold on to me!” shouted {hero}. The neighbour grabbed {hero's} ankle, and the baker grabbed the neighbour's, and the postman grabbed the baker's, and so it went on, right down to the lamp post, a long chain of people in the sky.",
      "@street(hero hug) Now it was long enough. {Hero} stretched out one finger, and the baby took hold of it, as babies do. Down below they pulled the whole chain in, hand over hand. They had never been so close together. And because nobody wanted to be the first to let go, nobody did.",
      "+ @street(hero look) “What is it that keeps us down, on other days?” asked a little girl. They thought about that. “I never noticed it,” said the baker, and kissed the baby on the nose. “But I'll say thank you, if it comes back.” They all said it together, just in case.",
      "@street(hero) At noon there was a small bump. It was the milk. It had come down in the middle of the road, right on the cat. Then the bicycle landed, and the washing, and last of all the people, in one big heap, still hand in hand.",
      "@kitchen(hero look) Everything is back in its place. Only one spoon is still up there on the kitchen ceiling, and {hero} leaves it where it is. When {he} drops something now and it falls, with a proper crash, {hero} says: “Thank you very much.”",
    ],
  }),
  story({
    says: [
      /\b(?:rain(?:s|ed|ing)?)\b/i,
      /\b(?:(?:for )?(?:a hundred|hundred|thirty|forty|fifty|sixty|ninety|many|weeks|months|years|seven|ten) ?(?:days|weeks|months|years)?|would not stop|did not stop|never stop\w*|without (?:a )?(?:stop|break|end)|won't stop|day and night)\b/i,
      /\b(?:town|village|city|island|street|valley|country|everybody|everyone|people|sun|why|find out|cloud)\b/i,
      /\b(?:decid\w*|find out|stop|want\w*|sets? (?:off|out)|search\w*|ask\w*|climb\w*|because|who|until|look\w* for|bring|talk\w*|sad|cry|cries|cried)\b/i,
    ],
    unless:
      /\b(?:murder\w*|war|crops?|drought|dam|flood (?:victims|warning)|roof leaks|wedding|football|dead|died|umbrella seller|detective|ark)\b/i,
    of: "people",
    after: [
      "@street(hero look) By then people had got used to it. The postman came in a boat. The ducks had moved into the town hall, and the frogs had a seat in the church. Nobody asked about the sun any more. Only {hero} still looked up every morning and thought: it has to come from somewhere.",
      "@mountain(hero climb) So {hero} put on two coats and walked to where the rain was thickest. It was on the hill behind the last house. The rain stood there like a grey wall. {Hero} went through it with closed eyes, up and up, and suddenly the top of {hero's} head was dry.",
      "@mountain(hero talk) Up there, on the very top, sat a cloud. It was small and dark, and it had its face in its hands. The rain ran out between its fingers. “Excuse me,” said {hero}. “Are you the one who is crying all the time?” The cloud looked up. It had never had a visitor before. “Is somebody down there?” it asked.",
      "+ @mountain(hero sit) “A whole town,” said {hero}, and sat down next to the cloud. “With boats in the street.” The cloud was so ashamed that it thundered a little. “The others flew on over the mountains,” it said. “They told me to wait here until they came back for me. I've been waiting ever since.”",
      "@mountain(hero talk) “That's a long time,” said {hero}. “What did people say when you cried?” “They shut their windows,” said the cloud. {Hero} thought of all the shut windows in the town. {His} own had been among them. Not a single person had ever asked where the rain came from.",
    ],
    end: [
      "@mountain(hero hug) {Hero} had no plan. {He} only put one arm around the cloud. It was like hugging a wet sheep. “You can come to our place,” said {hero}. “It isn't far. You mustn't rain in the kitchen, that's all.” The cloud sniffed. It held back one drop, and then the next, and then it held its breath.",
      "@street(hero walk) They walked down together, hand in hand. Behind them something yellow fell on the grass, and neither of them noticed it. At the first house a window opened. “It's stopped!” cried a woman. More windows opened, and more, and people stuck out their arms and turned their hands over, and did not know what to do with all that light.",
      "+ @street(hero look) “That's the one who rained on us!” somebody shouted, and pointed at the cloud. The cloud turned very dark. “It was lonely,” said {hero} loudly. “We could have asked.” Then an old gardener took off his hat to the cloud. “Come to me on Tuesdays,” he said. “My beans would like that.”",
      "@garden(hero look) Now the cloud lives above the gardens. It rains on Tuesdays, for an hour, where it is wanted. And when it is sad, it knocks on the window of {hero}, who opens at once, with a towel over one arm.",
    ],
  }),
  story({
    ...SHADOW,
    says: [...SHADOW.says, /(?<owner>\p{Lu}[\p{L}-]+)(?=['’]s (?:own )?shadow)/u],
    of: undefined,
    lead: "owner",
  }),
  story(SHADOW),
  story({
    says: [
      /\b(?:clocks?|time)\b/i,
      /\b(?:backwards?|younger|the wrong way round)\b/i,
      /\b(?:town|village|city|people|everybody|everyone|all the clocks|all clocks|world|neighbours|grown-ups|adults|inhabitants|country)\b/i,
      /\b(?:r[au]ns?|goes|went|turn\w*|younger|tick\w*|mov\w+|started|began|becom\w*|became|get\w*|got)\b/i,
    ],
    unless:
      /\b(?:grandm\w+|grandf\w+|grandpa|years? old|repair\w*|clockmaker|watchmaker|watch|the children|mirror|birthday|only (?:he|she|one)|travels?|travell?ed|goes back|went back|go back|sent back|time machine|time travel\w*|scientist|war|murder\w*|portal|dinosaurs?|body|counting)\b/i,
    after: [
      "@street(hero look) At first only the church clock did it. Three came, and then two, and people laughed. Then the soup ran back into the pot. The apples rose from the grass and hung themselves on the branches. And old Mr Abernathy, who was ninety, walked to the bakery without his stick.",
      "@street(hero look) By evening there were hardly any grey hairs left in the street. “My back!” cried the cobbler, and turned a somersault. {Hero} looked from one to the next. They were all as happy as on the first day of the holidays, and nobody asked how it would go on.",
      "+ @street(hero walk) On the second day the teacher came to school in a pinafore and could not do fractions. The policeman played marbles with the thief. It was {hero} who had to read the letters aloud, and light the stoves, and see to it that somebody put the fire engine back.",
      "@street(hero talk) Then {hero} saw the young woman from the corner house. She stood on the doorstep and held an empty blanket. “I had something in here,” she said. “It was so important. I only can't remember what it was.” Upstairs in her room was a cradle, and it was empty too. Her baby was not born yet.",
    ],
    end: [
      "@church(hero climb) {Hero} ran to the tower. There were two hundred steps, and with every step {hero} became a bit smaller. Right at the top sat the great wheel, and in its teeth, where it had slipped the wrong way, was a jackdaw's nest. “Please,” said {hero} to the jackdaw, “could you move?” {His} voice was already very high.",
      "@church(hero carry) The jackdaw had three eggs, and they were getting newer all the time. She looked at them and understood. Together they lifted the nest out, {hero} on the left and the jackdaw on the right, and put it down on the window sill. The wheel stood still. Then it jumped forward, with a clunk that shook the whole tower.",
      "+ @street(hero look) It all came back, one thing after another. The apples fell. The teacher found her glasses and knew the fractions again. Old Mr Abernathy looked about for his stick, and sighed, and smiled. “It was a nice outing,” he said. “But I had such a lot of good things to come. I should have been sorry to lose them.”",
      "@street(hero look) From the corner house came a cry, small and very angry. The young woman stood at the window with the full blanket in her arms, and held it up so that everybody could see. The whole street waved.",
      "@church(hero look) The church clock goes the right way now, and nobody complains that it goes too fast. On the window sill of the tower sit three young jackdaws. When it strikes twelve, {hero} counts along, just to be sure that one comes next.",
    ],
  }),
];
