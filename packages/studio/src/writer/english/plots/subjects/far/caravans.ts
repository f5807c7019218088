import { role, story } from "../subject-story.ts";

/** Stories of deserts, samurai, plague, first flights and girls who go to sea. */
export const caravans = [
  story({
    says: [
      /\b(?:samurai|ronin|swords(?:man|woman)|sword ?(?:master|fighter)|ninja)\b/i,
      /\b(?:master|sword|fight\w*|village|revenge|duel|wandering|old|last|lost|retired|honou?r|teach\w*|taught|pupil|gard\w*|tea|kill\w*|bamboo|refus\w*|wants?)\b/i,
    ],
    unless: /\b(?:museum|frozen|modern|office|knitting)\b/i,
    of: "people",
    after: [
      "@village.dusk(hero walk) {Hero} came along the road in the evening, with straw sandals and a sword that had not been out of its sheath for years. People bowed and closed their shutters. Only an old woman by the well did not close hers. “You can fetch water,” she said. “You've got two arms.”",
      [
        "@village(hero carry, mate walk) So {hero} fetched water, and {talker} swept the yard, and for that they were given rice. “Is this what you trained for?” asked {talker}. “Twenty years?” {Hero} looked at the bucket. Not one drop had been spilled. “I don't know yet,” said {hero}.",
        "@village(hero carry) So {hero} fetched water, and for that {he} was given rice. The path was steep and the bucket had no lid. On the first day {he} spilled half of it. On the tenth not a drop. The old woman never praised {him}. But there was a pickled plum on the rice.",
      ],
      "@village(hero stand) Then the young man came, of whom the whole valley was afraid. He had killed forty fighters. “They say you were the best,” he said in the middle of the road. “Tomorrow at sunrise.” He had already drawn a line in the dust, with the tip of his sword.",
      "+ @room.night(hero sit) That night {hero} took the sword down and did not draw it. {He} sat before it and thought of all those whom {he} had met in this way, in the early morning. {He} remembered all their names. That was what {he} had become best at. It had got heavier every year.",
      "@village.dawn(hero carry) At sunrise the village stood along the road, in silence. The young man was there, with his sleeves tied back. He waited. Then from the well came {hero}, step by step, with a full bucket on each shoulder, and without the sword. {He} walked up to the line in the dust, and across it.",
    ],
    end: [
      "@village.dawn(hero stand) “Draw!” shouted the young man. “I can't,” said {hero}. “I'd spill it.” The young man struck. {Hero} took one small step, and the blade went by. He struck again. Another step. There was not a drop. It went on until the young man's breath whistled.",
      "@village.dawn(hero give) At last he stood still, with trembling arms. {Hero} set one of the buckets in front of him. “Drink,” said {hero}. The young man looked into the water and saw his own face, red and wet and not yet twenty. “How do I get the forty back?” he asked. “You don't,” said {hero}. “You carry them. I can show you how.”",
      "+ @room.dusk(hero eat) In the evening there were three at the old woman's table. She put a plum on each bowl, and on the young man's she put two, because he was so thin. Nobody spoke about the morning. Outside the rain came and washed the line from the road.",
      "@village(hero carry) Travellers say that the water in that village is the best in the province. Two carry it up, an older one and a young one, morning and evening, in step. The swords are over the door. Beans have been trained up along them, and they do well.",
    ],
  }),
  story({
    says: [
      /\b(?:desert|sahara|gobi|dunes?|caravan|sand(?:storm)?|oasis|bedouin|tuareg|nomads?)\b/i,
      /\b(?:lost|thirst\w*|sandstorm|storm|surviv\w*|stranded|alone|without (?:any )?water|out of water|(?:last|little|no) water|dying|crash\w*|loses? (?:the|their|his|her|its) way)\b/i,
    ],
    may: [role("camel", "camel|camels|donkey|horse|dog|goat")],
    unless:
      /\b(?:eagles?|falcon|vet|outback|german|island|shadows?|piano|snow|bride|murder|spits?|marry|plane|penguin|petrol|police|opera|mall|camel race|great race|silk road|dress\w* as|pilot|sells?|sold|promis\w*|lost (?:his|her|their) (?!way)[a-z]+|loses? (?:his|her|their) (?!way)[a-z]+|festival|competition|tourists?|guides?|class|ranger|group)\b/i,
    of: "people",
    after: [
      "@desert(hero stand) By noon the sky was white and the horizon trembled like a string. {Hero} shook the water skin. It made a small sound, about three swallows deep. The sand had covered every track, and where there had been a road stood a dune, smooth and innocent, as if it had always been there.",
      [
        "@desert(hero talk, mate talk) “You drink,” said {talker}. “You first,” said {hero}. They pushed the water skin back and forth, and neither of them drank. In the end they drew lines in the sand: this is yours, this is mine. The line was very exact. Each of them secretly moved it a little to the other's side.",
        "@desert(hero sit) {Hero} made {himself} a rule: one swallow when the sun stands highest, one when it touches the sand, and one for the night. Between them {he} would put a pebble in {his} mouth, as the old people did.",
      ],
      "@desert(hero run) On the second day {he} saw water, a whole lake, with palms. {Hero} ran until it was gone. There was nothing there but a bird, a small grey one, which sat in the sand and looked at {him} with its head on one side. “You aren't real, either,” said {hero}. The bird hopped to {him} and pecked {him} on the toe.",
      "+ @desert(hero look) So it was real. And a bird, thought {hero}, and {he} had to think very slowly, a bird like that drinks each day. It weighs as much as a letter and can't carry anything with it. It flew up, sat down on the crest of the next dune, and waited there.",
      "@desert(hero climb) It flew on whenever {hero} had nearly got there. {Hero} crawled by now. On the highest dune the bird did not wait any more, it simply let itself fall down on the other side. Then {hero} heard it. It was splashing.",
    ],
    end: [
      "@desert(hero sit) It was no lake. It was a hole between two stones, no bigger than a soup plate, and half of it was full of bird. {Hero} lay down flat on {his} stomach beside it. {He} drank as much as a hat, and then as much as two. Nothing in {his} life had ever tasted of so little and so good.",
      [
        "@desert.night(hero sit, mate sit) “You've got sand in your eyebrows,” said {talker}, and laughed, and cried a bit, which was a waste of water. They made a fire out of thorn twigs when it got dark. The glow was seen from far away by a salt caravan, which had lost its way in the same storm, and was looking for just this hole.",
        "@desert.night(hero sit) When it got dark, {hero} made a fire out of thorn twigs. It was seen from far away by a salt caravan, which had lost its way in the same storm. Forty camels came over the dune, one after the other, black before the stars.",
      ],
      "+ @desert(camel stand) {Thecamel} had smelled it, too, and pushed past with a long neck, and drank the hole empty twice, and twice it filled up again. Only the bird was not disturbed by that. It sat down between the ears of {thecamel} and shook its feathers.",
      "+ @desert.night(hero point) The old leader of the caravan tasted the water and nodded. “This one was lost,” he said. “My grandfather drank here. Who showed you?” {Hero} pointed. The leader took off his turban in front of the bird, and so did all of his men. “Then it belongs to it,” he said.",
      "@desert(hero give) The well is on the map now. There is a ring of stones around it, and a roof of palm leaves. Whenever {hero} came by, {he} left three swallows in a little bowl at the side, and today every traveller does. And the bowl is empty every time.",
    ],
  }),
  story({
    says: [
      /\b(?:plague|quarantine|epidemic|black death|fever|cholera|disease|infection|smallpox|leprosy)\b/i,
      /\b(?:village|town|city|walls?|gates?|doctor|healer|nurse|ship|island|apprentice|midwife|closed|king|shut|locked|people|valley)\b/i,
    ],
    unless:
      /\b(?:zombie|ship|love|vaccine|scientists?|laboratory|lab|bell is rung|profit\w*|murder|yellow fever pitch|hay fever|gold fever)\b/i,
    of: "people",
    after: [
      "+ @street(hero carry) They painted the crosses on the doors in white, because the red paint had run out. The streets were so empty that grass came up between the stones. {Hero} went from house to house with a basket. {He} knocked, put something down, and stepped back, and only then did a hand come out.",
      [
        "@street.night(hero talk, mate talk) “Are you afraid?” asked {talker}. “In the evenings,” said {hero}. “By day I've got the list.” They had divided it between them: {talker} took the odd numbers and {hero} the even ones. When they met at the corner at night, each of them looked first at whether the other one was still walking straight.",
        "@street(hero walk) {Hero} had a list, and that was a help. By day {he} thought of nothing but the next number. Only in the evening, when {he} washed {his} hands for the tenth time, did {he} look into the water and examine {his} own face.",
      ],
      "@street(hero talk) At number twelve lived a widow with a garden, who had never had a good word for anybody. She opened the shutter a crack. “You bring soup to the sick,” she said to {hero}. “And who brings them the news?” “Which news?” said {hero}. “That they're not alone, you donkey.”",
      "+ @street(hero walk) {Hero} thought about it the whole way home. It was true. Behind every door there was somebody who listened to their own breathing and believed that it was the last one in the street. Nobody had heard a neighbour for weeks. The bell was not rung any more, in order not to frighten people.",
      "@street.dusk(hero read) At dusk {hero} stood in the empty square, with the list, and took a deep breath. {He} began to read. “Number one,” {he} called, as loud as {he} could, “is sitting up! Number two has eaten an egg! Number four says that the cat is still in the cherry tree!” It echoed. Not one shutter moved.",
    ],
    end: [
      "@street.dusk(hero talk) “Number nine,” called {hero}, and {his} voice broke, “is very tired.” “Tell number nine,” a voice called from above, “that number ten is thinking of him!” “Number fifteen here! I've got two lemons!” “Number three needs one!” They threw it across the street.",
      "@street.dusk From then on it was done each evening. They called the numbers, then the names, and then they sang, from window to window. Not everybody was there in the end. But there came an evening on which nobody new was missing, and then a second one.",
      "@street(hero stand) When the gates were opened, they stood in the square, pale and thin, and found it hard to stand so near to one another. They did not know the faces, but they knew every voice. “You're fifteen!” cried people, and fell into each other's arms. “And you are the lemon!”",
      "@street.dusk(hero sit) The crosses have been washed off, only at number twelve a faint one can still be seen. The old widow will not have it touched. On summer evenings {hero} sat in front of it with her. When the sun went down, {he} called out a number, just to hear who answered.",
    ],
  }),
  story({
    says: [
      /\b(?:fly|flies|flying|flew|flight|flying machine|airplane|aeroplane|plane|glider|wings|airship|pilot|balloon)\b/i,
      /\b(?:first|invent\w*|builds?|built|build|1[0-9]00s?|19[0-3]\d|18\d\d|homemade|barn|machine|wings|bicycle|constructs?|dream\w*|century|sketch\w*)\b/i,
      /\b(?:build|builds|built|invent\w*|construct\w*|homemade|sew(?:s|ed)?|first flight|mak(?:e|es)|made|repair\w*)\b/i,
    ],
    unless:
      /\b(?:murder|bird with|owl|kite|rocket|duckling|penguin|chick|airport|dragon|carpet|cake|bomb|captain|tree house|pigeon|hen)\b/i,
    of: "people",
    after: [
      "@lake(hero stand) The first flying machine was made of bed sheets and umbrella ribs. It flew for as long as it takes to say “oh”, and then it lay in the pond. {Hero} waded out and collected the ribs. “It was the left side,” {he} said, with weed on {his} ear.",
      [
        "+ @meadow.dawn(hero run, mate run) {Talker} held the ladder, the glue and the bandages. “You'll break your neck,” said {talker}. “Then hold the other wing,” said {hero}. And {talker}, who did not believe in it for one moment, held the other wing each morning, in the wet grass, and shouted when it was time to jump.",
        "@village(hero walk) In the village they laid bets: on the pond, on the hedge, on the dung heap. The postmaster kept the list. Each time that {hero} limped home with something under {his} arm, somebody got richer. They were not unfriendly about it. They greeted {him} and asked on what day the next one would be.",
      ],
      "@meadow(hero sit) The second was lighter, and fell more slowly. The third had a tail. {Hero} lay in the meadow for hours and watched the storks. They did not flap. That was it! They held quite still, and leaned on something that nobody could see. {Hero} held {his} arm out into the wind and turned {his} hand a little, and the hand rose.",
      "+ @village The fourth took a winter. There was no money for silk, and so people began to bring things, by night, as if by accident: a petticoat, a lace curtain, the Sunday tablecloth of the priest. In the morning they lay over the fence. “For the dung heap,” it said on a piece of paper.",
      "@meadow(hero run) On the day the whole village stood along the slope, even those who did not bet. The wind came from the front, steady as a hand. {Hero} stood at the top with all those petticoats on {his} shoulders, and {his} knees knocked together. “And if it's the left side again?” {he} thought. Then {he} ran.",
    ],
    end: [
      "@meadow(hero fly) Five steps, six, and there was no seventh. The grass sank down. {Hero} waited for the pond, and the pond went by below, with all the ducks. It was so quiet. Nobody had told {him} that it would be so quiet. The lace hummed. {He} leaned on something that nobody could see, and it held.",
      [
        "@meadow(hero fly, mate run) Down there somebody was running, small, with waving arms. It was {talker}, who had let go of the wing and could not stop. “The other way!” shouted {talker}, laughing and crying. “The hedge!” {Hero} turned {his} hand a little. The hedge leaned over politely and let {him} past.",
        "@meadow(hero fly) Down there they were all running, the postmaster in front, with his list. “The hedge!” they shouted. “Mind the hedge!” {Hero} turned {his} hand a little, as {he} had in the meadow. And the hedge leaned over politely and let {him} past.",
      ],
      "@village(hero stand) {He} landed on the dung heap. Nobody won anything, for not one of them had bet on what had happened: that it flew for a whole minute, right across the village, and that everybody had their hat off. They carried {hero} home.",
      "@church(hero look) The wings hang in the church now, under the roof, because nowhere else is high enough. When {hero} looked up during the sermon, {he} could see whose curtain was where. And when the door was open and the wind came in from the front, the wings rose, just a little, all together.",
    ],
  }),
  story({
    says: [
      /\b(?:ship|sail\w*|sea|voyage|crew|expedition|whaler|frigate|navy|harbour)\b/i,
      /\b(?:disguis\w*|dress\w* (?:up )?as a (?:boy|man)|pretend\w* to be a (?:boy|man)|cuts? (?:off )?her hair|cut (?:off )?her hair|as a boy)\b/i,
    ],
    unless: /\b(?:space\w*|mars|moon|rocket|murder|migrant|two sailors|ice cream|elephant)\b/i,
    of: "people",
    after: [
      "+ @ship(hero sit) They gave {him} a hammock, a knife and a bucket. The bucket was the most important. For three days {hero} hung over it and wished only to be dead. On the fourth {he} stood up and was hungry. “So you're staying, then,” said the cook, and threw {him} a biscuit. It was so hard that it rang.",
      [
        "@ship(hero talk, mate talk) {Hero} had a secret, and {talker} knew it by the second week. “You sleep with your boots on,” said {talker}, “and you never wash with the others.” {Hero} turned cold. “I'm not going to say anything,” said {talker}. “You can tie a better knot than the whole watch. They'd be fools to put you ashore.”",
        "@ship(hero build) {He} slept in {his} boots and washed when all the others were asleep, for nobody was to find out. But {he} learned fast. By the second month the old sailmaker showed {him} his own knot, which he had not shown to anyone.",
      ],
      "@ship(hero sit) It came out because of a fall. A block hit {hero} on the head, and the ship's doctor cut open the shirt. When {hero} woke up, it was very quiet, and all of them stood around the hammock with their caps in their hands, as at a funeral. “At the next harbour,” said the captain, “you'll leave this ship.”",
      "+ @ship(hero give) Nobody spoke to {him} after that. They were not angry. They did not know where to look. {Hero} coiled up {his} rope, laid the knife on the cook's table, and put the biscuit next to it. {He} had kept it, to show at home.",
      "@ship.storm(hero look) Two nights before the harbour the storm broke. The mainsail tore loose and beat about as if it wanted to kill somebody. Somebody light had to go up there with a knife. The men looked at the mast, and at each other. They were all heavy.",
    ],
    end: [
      "@ship.storm(hero climb) {Hero} was on the rope before the captain had opened his mouth. {He} lay down on the yard on {his} stomach, and crept, and cut. With the last strap the sail flew off, as white as a ghost, and the ship straightened up and breathed.",
      "@ship.storm(hero climb) {He} could not get down again; {his} hands would not open. So they came up for {him}, the sailmaker and the cook and three more, heavy as they were, swearing, one below the other, and handed {him} down from arm to arm.",
      "@harbour(hero walk) In the harbour the plank was laid out. {Hero} took {his} bundle and walked to it. The captain stood in the way and looked past {him} at the sky. “It says in my orders, no passengers,” he growled, “and no girls. About sailors it says nothing.” He cleared his throat. “What are you standing there for? The rope wants coiling.”",
      "@ship(hero climb) In the list of the crew the name has been crossed out and written again, the real one this time, with a flourish. When the ship comes home, everybody can read it from the quay: it is sewn into the corner of the new mainsail, where only somebody very light can get to, in the sailmaker's own stitches.",
    ],
  }),
];
