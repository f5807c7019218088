import { role, story } from "../subject-story.ts";

/** Stories of old films, lost wallets, a table for two, and a drive through the night. */
export const foundAndKept = [
  story({
    says: [
      /\b(?<film>(?:(?:old|undeveloped|forgotten|last|lost|single|dusty) )*(?:cameras?|films?|rolls? of film|negatives?|slides|photo albums?|photo(?:graph)?s?|home movies?|videotapes?))\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|develop\w*|inherit\w*|bought|buys?|comes? across|came across|unearth\w*)\b/i,
      /\b(?:woman|man|stranger|girl|boy|couple|family|someone|somebody|unknown|not (?:know|recogni[sz]e)|mother|father|grandmother|grandfather|owner|wedding)\b/i,
      /\b(?:father|mother|grandfather|grandmother|grandma|grandpa|flea market|attic|late|dead|died|old|family|stranger|unknown|owner|who|lost)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|haunted|vampires?|killer|magic\w*|future|time travel\w*|detective|police|crime|spy|ancestor|herself a|himself a|herself in|himself in|hundred years|moves?|moved in|wallpaper|monster|alien)\b/i,
    of: "people",
    after: [
      "@room.night(hero look) {Hero} spread the pictures out on the table, one beside the other, and put on every lamp that there was. There were eighteen of them. On seventeen there was hardly anything: a boot, a dog's tail, a thumb. But one was as sharp as if it had been taken that morning. A person was looking straight out of it, laughing, in front of a blue door, and was holding up a fish.",
      "@street(hero talk) {Hero} showed the picture to everybody who was old enough. “Never seen,” they said, and handed it back.",
      "+ @library(hero read) In the corner of the picture, above the blue door, there was half a word on a sign. {Hero} took a magnifying glass to it, and then the map. There were nine places that ended in those letters. In eight of them {he} was sent away. By the last {he} could have found {his} way with closed eyes from any railway station to any fishmonger.",
      "@harbour(hero look) The ninth lay by the water. {Hero} came round a corner, and there it was, the door, peeling and grey, with a little blue left in the cracks. {He} held up the picture at arm's length until the two of them covered each other. A window opened. “You're standing in the wrong place,” said a voice from above. “It was taken from the bollard. I ought to know. I was holding the fish.”",
      "@kitchen(hero sit) The laugh was the same. All the rest had become old. “I've been waiting to see whether it came out,” said the old person and put the kettle on. “It was the last picture on the film. Then we had to part, and I was promised a print.” {Hero} pushed it across the table.",
    ],
    end: [
      "@kitchen(hero talk) “Were you in love?” asked {hero}. “For a fortnight,” said the old person. “Very. There was somebody waiting at home, and we both knew it from the first day. But I've always thought, there's one box somewhere in the world in which I'm laughing. It has kept me company.”",
      "@harbour(hero stand) Before {he} left, {hero} went out to the bollard. {He} had brought {his} own camera. The old person came to stand in front of the door, without a fish, since it was Sunday, and held up a teapot instead. {Hero} pressed the button once. It was enough.",
      "@room(hero look) The two pictures hang side by side in {hero's} hall, the one with the fish and the one with the teapot. Beside them {he} {has} framed the thumb. It belongs to somebody whom {he} knows.",
    ],
  }),
  story({
    says: [
      /\b(?<find>(?:wallet|purse|handbag))\b/i,
      /\b(?:f(?:inds?|ound)|picks? up|picked up|discover\w*|comes? across|came across)\b/i,
      /\b(?:owner|return\w*|bring(?:s)? (?:it|them) back|brought (?:it|them) back|gives? (?:it|them) back|gave (?:it|them) back|belong\w*|look\w* for|search\w*|track\w*|whose|address|keep|honest\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|mafia|gangster|police|detective|dragon|bank robbe\w+|thief|father['’]s|mother['’]s|grand\w+['’]s|late (?:husband|wife)|dog|crow|magpie|inherit\w*|attic|future)\b/i,
    of: "people",
    after: [
      "@street(hero look) {Hero} turned {thefind} over twice. Nobody was looking. But there was a slip of paper in it, soft with age, folded into eight. If lost, it said, please bring back. Not because of the money. And below that stood an address on the other side of town.",
      "@street(hero walk) It took two buses. Where the house had been {hero} found a fence, and a sign about luxury flats. “The old lady?” said a workman. “She wouldn't go. They had to carry out the chair with her on it. Ask at the laundry.”",
      "+ @shop(hero talk) At the laundry they sent {hero} to the church, and at the church to the pool. It was like walking backwards through a life. Everybody knew a bit. She fed strangers. She had taught half the district to whistle. She had once got a street lamp arrested. “Are you a relation?” they asked {him} everywhere. “No,” said {hero}. “I've only got something of hers.” By the evening it no longer sounded quite true.",
      "@corridor(hero stand) The last address was a very small room with a very small window. A thin old woman sat on the edge of the bed with her coat on. “I believe that this is yours,” said {hero} and held out {thefind}. She did not look at the money. She opened it with a fingernail, at the very back, and felt about in a crack. ",
      "@room(hero look) What she had taken out was a button. It was yellow, and it might have come from a child's cardigan. “There was a fire,” she said. “I had her by the sleeve. This is what I was holding when I got to the street.” “They said to me that she couldn't have lived. I never believed it.”",
    ],
    end: [
      "@room(hero sit) {Hero} sat down on the only chair. “What was she called?” {he} asked. So it began. And then there was a photograph of a cardigan, in a children's home two hundred miles away, with four yellow buttons, and a gap.",
      "@station(hero stand) They stood on the platform, {hero} and the old woman, and she was whistling under her breath. When the train had emptied, one passenger was left, a grey-haired lady with a small paper bag. She did not come any nearer. She just reached into the bag and held something up, faded, no bigger than for a child of three. “I never knew what was missing,” she said.",
      "@room(hero talk) “Are you a relation?” the nurse asked when {hero} came on Sunday. “Yes,” said both of the ladies, before {he} could answer. On the wall hangs a very small cardigan with all its buttons on. {Thefind} lies beneath it on the shelf, empty, open.",
    ],
  }),
  story({
    says: [
      role("waiter", "waiter|waitress|barista|bartender|innkeeper|cook|barman|caf[eé] owner"),
      /\b(?:couple|two (?:old )?(?:people|lovers|guests|customers)|pair|husband|wife|lovers)\b/i,
      /\b(?:(?:every|each) (?:day|week|friday|saturday|sunday|monday|tuesday|wednesday|thursday|evening|morning|year)|same table|for (?:\w+ )?years|decades|table (?:by|number|for two)|grow(?:s|ing)? old|grew old|over the years|anniversary)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|poison\w*|spy|robot|alien|robbery|mafia|detective|hitman|(?:waiter|waitress|barista) (?:falls?|fell) in love|secretly loved|thief)\b/i,
    lead: "waiter",
    of: "people",
    after: [
      "@restaurant(hero look) They had table nine, by the window, and {hero} had been on {his} first week when they first came. The young man had spilled the soup. The girl had laughed so loudly that three tables turned round. {Hero} had put a little sign on table nine, and it had stayed there.",
      "@restaurant(hero look) A waiter sees a marriage from the side, in courses. There was the evening with the ring in the pudding. For one whole winter they looked past each other, and {hero} brought them bread twice, so that they should have something to pass. In the spring they were holding hands again. {He} never found out why.",
      "+ @kitchen(hero talk) In the kitchen they called them the Nines. “What are they having?” the cook used to ask. “The usual,” said {hero}. “He's having the fish and she's having half of it.” When the menu was changed, the fish stayed on it for them alone, and did not stand on any card.",
      "@restaurant(hero look) They had white hair by now, and so did {hero}. Then came the day on which the door opened at seven, and there was only one of them. The chair across the table was pulled out all the same. {Hero} held on to the coffee machine.",
      "@restaurant(hero stand) “The usual?” asked {hero}, because some word had to be said. There was a nod. {He} brought the fish, and it was too big. It lay there with one half eaten and the other half whole. It was nearly midnight. “I don't know how to finish it,” came a voice from table nine. “I never had to.”",
    ],
    end: [
      "@restaurant(hero sit) {Hero} looked round. In all those years {he} had never once sat down in that room. {He} took off {his} apron, folded it over the back of the chair, pulled the plate to the middle and picked up the second fork. “Let me tell you,” said {hero}, “what I saw on the evening with the pudding.”",
      "@restaurant.night(hero talk) {He} told all of it: how often they had looked at each other when the other was not looking. What had been said to {him} on the way out, in that bad winter: Give us bread, please, we'll be all right. “That was said?” “Word for word,” said {hero}. The fish was eaten.",
      "@restaurant(hero eat) The sign still stands on table nine. At seven the door opens, and the fish is brought, though not by {hero}, for a young woman does that now, who drops things. {Hero} {is} already sitting there, without an apron, with a fork in {his} hand. {He} gets the second half.",
    ],
  }),
  story({
    says: [
      role("daughter", "woman|daughter|wife|girl|teacher|sister"),
      /\b(?:pregnant|labou?r|contractions|expecting|give birth|birth)\b/i,
      role("mother", "mother|mum|mom"),
      /\b(?:driv(?:e|es|ing)|drove|car|taxi|night|road|hospital|way)\b/i,
      /\b(?:talk\w*|not (?:spoken|talked)|years|quarrel\w*|argu\w+|estranged|first time|silence|forgiv\w+|truth|secrets?|reconcil\w*|difficult|understand)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|war|lift|elevator|train|stuck in|robot|police|flee\w*|escap\w*|dead|died)\b/i,
    of: "people",
    after: [
      "“You're driving too fast,” said {daughter}. “You're breathing too slowly,” said {mother}. That was the conversation for the first ten miles.",
      "+ {Mother} had come in a coat over a nightgown and had not asked a single question. The bag was in the boot, and on top of it lay a cushion, two boiled eggs and an old blanket. {Daughter} knew that blanket. It had been on the sofa on that evening on which the door was slammed, and neither of them had ever said a word about it again.",
      "Then a wave came that was higher than all the others, and {daughter} held on to the only thing that was there. It was {mother's} arm. “Don't let go of the wheel!” she cried. “Don't let go of my arm!” cried {mother}.",
      "“How long did it take with me?” asked {daughter}, with closed eyes. “Two days,” said {mother}. “And I was alone. It was snowing. I thought all the time: I'll never be able to do that, be somebody's, for ever. Then they put you on my chest, and you looked at me as if you thought the same.”",
      "A red light swung in front of them. The bridge was closed. Across the water they could see the windows of the hospital. {Daughter} began to cry. “I said things to you, back then,” she brought out, “and what if it's born now and one day it says things like that to me?” “It will,” said {mother}. “You'll run after it in your slippers. I did. I got as far as the bus stop.”",
    ],
    end: [
      "“I saw you,” said {daughter}. “Through the back window. I thought that you'd come to shout.” “I'd come to bring you your scarf.” {Mother} put the car into reverse. “Hold on to my arm,” said {mother}. “I know a way across the fields.” And they drove straight through somebody's cabbages.",
      "@hospital(daughter sleep, mother look) It took less than two days. It was just growing light when something very small was laid on a chest and stopped crying, out of pure surprise. It opened one eye. It looked at {daughter}, and past her at {mother}, with cabbage in her hair, and it was plain to see what it thought. “Two of them,” said the midwife. “You've got your work cut out, little one.”",
      "@room(daughter sit, mother sit) When there is shouting in that house, and there is, one of the two always goes after the other, in slippers if need be, and never only as far as the bus stop. By the door hang three scarves, a big one, a middle one and one that is hardly longer than a hand.",
    ],
  }),
  story({
    says: [
      /\b(?:widow(?:er|ed)?|(?:husband|wife)(?:['’]s)? (?:died|dies|death)|after (?:her|his) (?:husband|wife)['’]?s? (?:death|died)|late (?:husband|wife)|retired|retirement|at (?:sixty|seventy|eighty|\d\d)|old woman|old man|grandmother|grandfather|pensioner|divorce\w*)\b/i,
      /\b(?:camper ?van|campervan|motorhome|caravan|cruise|travel(?:s|led|ed|ling)?|journey|world trip|backpack\w*|interrail|round the world|motorbike|motorcycle|bicycle|sail\w*|hitchhik\w*|trip|sets? off|set off)\b/i,
      /\b(?:alone|first time|by (?:her|him)self|never (?:travelled|left|been|driven|seen)|planned|wanted|dream\w*|buys?|bought|sells?|sold|instead|all (?:her|his) life|ticket|decid\w+|dares?|dared)\b/i,
    ],
    unless:
      /\b(?:sail\w*|boat|ship|murder\w*|ghost|vampires?|killer|robbery|bank|ashes|dying|grandson|granddaughter|daughter|son|friends|care home|nursing home|first love|fell in love|falls? in love|war|dog|marathon|driving (?:test|licen\w+|school)|robot|space\w*|couple|husband and)\b/i,
    of: "adults",
    after: [
      "{Hero} had packed for every sort of weather and for two kinds of death. “And where are you going?” asked the neighbour, who was to water the plants. {Hero} pointed. “That way,” {he} said. All {his} life somebody else had held the map, and {he} had forgotten to buy one.",
      "+ The first night was the worst. Everything rustled. {Hero} had set two cups out of habit, and {he} looked at the second one for as long as it took to drink the first. “You'd have known what that noise is,” {he} said to it. It was a hedgehog, as it turned out, and it ate the whole of the jam.",
      "After a week {hero} wanted to turn back. {He} had got lost four times. In a telephone box {he} dialled {his} own number. It rang, in the dark hall at home. Nobody picked up. There was nobody there who was waiting.",
      "{He} sat down on the nearest wall. Beside {him} sat a woman with a rucksack, who might have been twenty, and was crying into a bread roll. “It's so far away,” she sobbed. “From what?” asked {hero}. She had to think about it. “From people who know what I'm like.” {Hero} broke what was left of the cheese into two halves. “Then nobody can check,” {he} said. “What would you like to be like?”",
      "{Hero} heard it too. {He} had been somebody's for such a long time: the one who was cold at night, who did not like fish, who always sat on the left. “I'm going to have the fish,” said {hero} that evening, to a waiter who had never seen {him} before. {He} ate it to the last bone.",
    ],
    end: [
      "From then on {hero} collected such things, one a day, in a notebook. Likes fish. Sings in tunnels. Isn't cold. Was never cold, only said so, in order to be held. {He} wanted to tell that to one person, with a grin, and there was nobody left. So {he} told it to the sea.",
      "There it was, grey and enormous, at the end of a road that {he} had taken by mistake. {Hero} ran down to it and in it, in {his} good shoes. When {he} turned round, there was one single track in the sand, all the way from the road to the water, and it went in great curves. It looked as if somebody had been dancing.",
      "+ {He} wrote a card to the girl with the bread roll, at the address of her grandmother. I've found out what I'm like, wrote {hero}. It isn't finished.",
      "{Hero} {was} expected back in the spring. Every few weeks a postcard comes, and there are never more than three words on it. Likes raw onions. Can float now. Today it says: Needed no map.",
    ],
  }),
];
