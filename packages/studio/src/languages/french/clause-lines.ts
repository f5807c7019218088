import type { ClauseLines } from "../clause-telling.ts";
import { lines } from "../text-blocks.ts";
import { around } from "./around.ts";

export const clauseLines: ClauseLines = {
  premises: {
    wish: {
      tell: lines(`« {wish} » : c'est la première pensée [du matin|de la journée] et la dernière [du soir|avant de dormir].
Comment s'y prendre ? {hero} {v:réfléchit/réfléchissent} longtemps. Il n'y a pas encore de plan, mais [l'envie est là, et elle grandit chaque jour|l'idée est bonne|le désir est grand].
Le premier essai échoue, mais de [très peu|justesse], et cela donne du courage. {hero} {v:décide/décident} de [recommencer tout de suite|changer de méthode|recommencer demain].
« Et pourquoi pas ? {v:dit/disent} {hero}. [Quand on veut vraiment quelque chose, il faut bien commencer un jour|Le pire serait de ne pas essayer|Il faut bien un premier]. »
La nuit, {hero} en {v:rêve/rêvent}, et dans le rêve [tout est facile|tout va vite|il fait beau]. Le matin, c'est de nouveau difficile, mais le rêve était [trop beau pour abandonner|si clair|bon à garder].
{hero} {v:imagine/imaginent} comment ce sera : {wish}, pour de vrai ! Rien que d'y penser, {v:son/leur} cœur bat plus vite.
Une autre fois, cela marche déjà un peu mieux. {hero} {v:retient/retiennent} [ce qui était bien|le meilleur moment] et {v:oublie/oublient} le reste.
Parfois, {hero} {v:doute/doutent}. Alors {il} {v:répète/répètent} tout bas : « {wish} ». Et le doute [devient deux fois plus petit|s'en va|se fait discret].
{hero} se {v:demande/demandent} ce qu'il faut pour cela. [Du courage|De la force|Un peu de chance], peut-être. Et de la patience, [beaucoup de patience|surtout|plus qu'il n'y paraît].
« [Un jour|Tôt ou tard|Cette semaine ou la prochaine], {v:dit/disent} {hero}, [un jour ce sera vrai|ce sera le bon moment|cela marchera]. »
{wish} : {hero} le {v:raconte/racontent} [à la lune, et la lune|au vent, et le vent|aux étoiles, et la nuit] écoute patiemment.
Et si cela réussissait ? {hero} {v:imagine/imaginent} tout, avec [toutes les couleurs|tous les bruits|chaque détail].
« {wish}, est-ce trop demander ? » se {v:dit/disent} {hero}. Non, pas du tout.
Aujourd'hui, {hero} {v:avance/avancent} d'un bon bout. [Ce n'est pas encore cela, mais on y est presque|Il manque encore un peu|Le chemin est clair].`),
      end: lines(`Et [puis|un beau jour|enfin] le moment arrive. {hero} {v:peut/peuvent} {wish} ! [Il a fallu attendre longtemps, et maintenant c'est encore plus beau que dans le rêve|Chaque jour d'attente en valait la peine|C'est aussi bon que cela en avait l'air de loin].
« [C'est arrivé pour de vrai|C'est vrai|Ça y est] ! » {v:dit/disent} {hero}, et impossible de s'arrêter de rire.
Le soir, {hero} {v:est/sont} fatigué{e} et très, très {heureux}. [Le rêve d'avant n'est plus seulement un rêve|Le cœur est léger|Le rêve a maintenant sa place].`),
    },
    friend: {
      tell: lines(`Jouer sans compagnie, c'est bien un moment. Ensuite, {hero} {v:regarde/regardent} autour : peut-être que quelqu'un va venir ?
Comment trouve-t-on un ami ? {hero} y {v:a/ont} souvent réfléchi. Aucun livre n'explique comment faire.
{hero} {v:s'exerce/s'exercent} tout bas : « On joue ensemble ? » Les mots ne sont pas si difficiles. Le plus difficile, c'est de les dire à voix haute.
Une fois, {hero} {v:prend/prennent} {v:son/leur} courage à deux mains et {v:pose/posent} la question. « Peut-être demain », répond-on. Peut-être demain, ce n'est pas non.
Les autres rient et courent partout. {hero} {v:regarde/regardent} et {v:pense/pensent} : ce serait si bien de jouer avec eux.
« Bonjour », {v:dit/disent} {hero} le lendemain, un peu plus fort cette fois. Et un bonjour revient pour de vrai.
« Peut-être que quelqu'un me cherche aussi », {v:pense/pensent} {hero}. Cette idée tient chaud comme une couverture.
{hero} {v:garde/gardent} une place juste à côté. On ne sait jamais.
Parfois, {hero} {v:parle/parlent} sans personne en face. La conversation n'est pas mauvaise, mais on connaît déjà les réponses.`),
      end: lines(`Et tout à coup, {hero} n'{v:est/sont} plus sans ami. Il y a maintenant quelqu'un qui demande, qui attend et qui rit aussi : c'est cela, l'amitié.
« Tu reviens demain ? » {v:demande/demandent} {hero}. « Bien sûr », répond-on, et cela sonne merveilleusement.
Le soir, {hero} {v:est/sont} plus {heureux} que jamais.`),
    },
    love: {
      tell: lines(`Cela n'était encore jamais arrivé à {hero}. Le cœur bat fort, et il fait chaud tout à coup.
Que dit-on dans ces cas-là ? {hero} {v:répète/répètent} quelques mots et les {v:oublie/oublient} aussitôt.
Le premier jour, {hero} {v:ose/osent} à peine faire signe. Le deuxième, cela suffit pour un petit bonjour.
La nuit, {hero} {v:compte/comptent} les étoiles et {v:donne/donnent} un nom à chacune. C'est toujours le même.
{hero} {v:cherche/cherchent} un cadeau. Il doit être petit, et tout dire quand même.
Parfois, {hero} {v:soupire/soupirent}, et parfois {il} {v:rit/rient} sans raison. C'est comme ça, l'amour.
« Faut-il le dire ? » La question revient chaque jour, et chaque jour elle est un peu plus pressante.`),
      end: lines(`Un jour, {hero} {v:prend/prennent} {v:son/leur} courage à deux mains et le {v:dit/disent}. Et la réponse est un sourire, le plus beau de tous.
Maintenant, tout est léger. À deux, même le silence est beau.
Le soir, {hero} {v:est/sont} plus {heureux} que jamais.`),
    },
    learn: {
      tell: lines(`Chez les autres, cela a l'air si facile. {hero} {v:pense/pensent} à chaque petit détail, et c'est justement pour cela que rien ne marche.
Le premier essai ne dure qu'un instant. « Encore une fois », {v:dit/disent} {hero}, et tout recommence depuis le début.
Chaque jour, {hero} {v:s'exerce/s'exercent} un peu. Aujourd'hui, c'est mieux qu'hier, et demain, ce sera encore mieux.
Une fois, {hero} {v:veut/veulent} tout laisser tomber. Mais {skill}, cela ne se laisse pas oublier, et après une pause, {il} {v:recommence/recommencent}.
« Comment font donc les autres ? » se {v:demande/demandent} {hero} en regardant de très près.
« {skill}, cela ne doit pas être si difficile », {v:dit/disent} {hero}. Mais c'est difficile, en tout cas aujourd'hui.
La nuit, {hero} {v:s'exerce/s'exercent} même en rêve. Là, tout réussit du premier coup.
Un petit bout réussit déjà. Le deuxième aussi. Au troisième, {hero} {v:éclate/éclatent} de rire, tellement c'est raté.
« {skill}, {skill} », {v:murmure/murmurent} {hero} comme une formule magique. Cela aide un tout petit peu.
Aujourd'hui, {hero} {v:essaie/essaient} les yeux fermés, demain tout doucement, après-demain en chantant. Il doit bien y avoir un moyen.
Un bleu et trois bonnes idées : ce n'est pas si mal pour une seule journée, {v:trouve/trouvent} {hero}.`),
      end: lines(`Et tout à coup, ça y est. {hero} {v:sait/savent} {skill} ! D'abord un tout petit peu, puis de mieux en mieux.
« Ça marche ! {v:crie/crient} {hero}. Ça marche vraiment ! »
Le soir, {hero} le {v:montre/montrent} encore une fois, et puis une toute dernière fois, parce que c'est si beau.`),
    },
    must: {
      tell: lines(`C'est plus facile à dire qu'à faire. Mais il le faut, et {hero} {v:commence/commencent} tout de suite.
{due}Le temps presse. {hero} ne {v:réfléchit/réfléchissent} pas longtemps et {v:fait/font} une chose après l'autre.
Une fois, tout semble perdu. {hero} {v:respire/respirent} profondément. « On va y arriver, {v:dit/disent} {hero}. Il suffit de continuer. »
Sans cesse, {hero} {v:pense/pensent} à ce qui compte : {task}. Cela aide, même quand c'est fatigant.
À mi-chemin, {hero} {v:fait/font} une petite pause. La moitié est faite, et la seconde moitié paraît plus courte que la première.
« {forwhom}, il faut que cela réussisse », {v:dit/disent} {hero}, et l'effort paraît tout de suite moins grand.
« {task}, {v:murmure/murmurent} {hero} pour ne rien oublier. Tout le reste attendra. »
{due}Regarder l'heure n'aide pas. {hero} {v:regarde/regardent} plutôt ce qui est déjà fait.
{task} : {hero} {v:commence/commencent} par le plus facile. Le reste viendra presque tout seul.
« Et si cela ne marchait pas ? » {v:pense/pensent} {hero} un instant. Puis l'instant est passé, et cela continue.
Surtout, pas d'erreur maintenant ! {hero} {v:fait/font} attention comme jamais.`),
      end: lines(`C'est fait !< {due}Juste à temps, il n'aurait pas fallu une minute de plus.| {hero} {v:a/ont} du mal à y croire.>
{hero} {v:s'assied/s'asseyent} et {v:rit/rient}. « Dire que tout s'est bien terminé ! » {v:dit/disent} {hero}.
Le soir, tout est calme. {hero} {v:est/sont} fatigué{e} et {heureux}.`),
    },
    fear: {
      tell: lines(`La peur <{fear} |>arrive toujours quand {hero} {v:pense/pensent} à quelque chose de beau. Alors le cœur bat fort, et les jambes tremblent.
{hero} n'en {v:parle/parlent} pas volontiers. « Les autres n'ont pas peur, eux », {v:pense/pensent} {hero}. Mais ce n'est pas vrai, car chacun a peur de quelque chose.
Une fois, {hero} {v:prend/prennent} tout {v:son/leur} courage et {v:fait/font} un petit pas. Puis un autre. Au troisième, la peur est de nouveau là, et il faut faire demi-tour.
La nuit, {hero} ne {v:dort/dorment} pas et {v:réfléchit/réfléchissent}. Qu'y a-t-il donc de si terrible ? Dans le noir, tout paraît plus grand, même la peur.
Le lendemain, {hero} {v:essaie/essaient} encore, tout doucement. La peur <{fear} |>est toujours là, mais elle n'est plus tout à fait aussi grande.
« Rien qu'un petit bout, se {v:dit/disent} {hero}. Juste aussi loin que possible. » Et cela va plus loin que prévu.
Que ferait quelqu'un qui n'a pas peur ? {hero} y {v:réfléchit/réfléchissent} longtemps.
« La peur, ce n'est pas grave », {v:dit/disent} {hero} à haute voix. Cela sonne bien, même si la voix tremble encore.
La peur <{fear} |>n'a pas d'yeux et pas d'oreilles, se {v:dit/disent} {hero}. Au fond, ce n'est qu'une sensation dans le ventre.
{hero} {v:donne/donnent} un nom à la peur. Avec un nom, elle est tout de suite moins inquiétante.`),
      end: lines(`Puis vient le grand moment. {hero} {v:compte/comptent} jusqu'à trois, et c'est déjà fait. Et la <peur {fear}|peur> ? Elle est devenue si petite qu'elle tiendrait dans une coquille de noix.
« C'était tout ? » {v:demande/demandent} {hero}, et {il} {v:éclate/éclatent} de rire. Ce n'était pas terrible. C'était même beau.
Il reste peut-être un peu de peur. Mais {hero} le {v:sait/savent} maintenant : on peut avoir peur et le faire quand même.`),
    },
    refuse: {
      tell: lines(`« Non », {v:dit/disent} {hero}, et c'est vraiment non. Après un non aussi clair, on ne pose pas la question deux fois.
{hero} {v:a/ont} de bonnes raisons. Elles sont difficiles à expliquer, alors {il} les {v:garde/gardent} pour plus tard.
« On doit pouvoir faire autrement », {v:pense/pensent} {hero}. Plus le temps passe, plus {il} en {v:est/sont} sûr{e}.
Être gentil n'y change rien, être sévère non plus. {hero} ne {v:change/changent} pas d'avis.
Le soir, {hero} {v:réfléchit/réfléchissent} encore longtemps. Avoir raison, c'est bien, mais on se sent parfois un peu seul.
« Et pourquoi donc ? » demande-t-on. Il y a une longue réponse à cela, mais {hero} n'en {v:a/ont} pas encore de courte.
« Et si les autres ne voulaient pas non plus ? » {v:pense/pensent} {hero}. Alors plus personne n'aurait besoin de dire non.
{hero} {v:croise/croisent} les bras. C'est à cela que l'on voit une vraie décision.
Un instant, {hero} {v:hésite/hésitent}. Mais rien qu'un instant.`),
      end: lines(`À la fin, tout va bien, et même {hero} {v:est/sont} d'accord.
« C'est bien comme ça », {v:dit/disent} {hero}. Et cette fois, cela ne ressemble plus du tout à un non.
Le soir, {hero} {v:s'endort/s'endorment} avec le sourire.`),
    },
    lost: {
      tell: lines(`{hero} {v:cherche/cherchent} partout, devant, derrière, en haut, en bas. Mais toujours aucune trace de {thing}.
À quel moment tout allait-il encore bien ? {hero} {v:réfléchit/réfléchissent} et {v:refait/refont} tout le chemin, pas à pas.
« Sans {thing}, ce n'est plus pareil », {v:dit/disent} {hero} tout bas.
Une fois, {hero} {v:croit/croient} voir quelque chose et {v:accourt/accourent}. Mais ce n'est qu'une ombre.
Il se fait tard, mais {hero} {v:n'abandonne/n'abandonnent} pas. Ce qui est perdu est forcément quelque part.
{hero} {v:s'arrête/s'arrêtent} et {v:écoute/écoutent}. Rien. Alors les recherches continuent, très lentement, très soigneusement.
{hero} {v:ferme/ferment} les yeux et {v:imagine/imaginent} {thing}. Cela aide à chercher.
« Surtout ne pas pleurer, se {v:dit/disent} {hero}. Pleurer n'aide pas à chercher. »
Partout où {hero} {v:regarde/regardent}, il manque maintenant quelque chose : {thing}.
{hero} {v:appelle/appellent}, {v:écoute/écoutent} et {v:appelle/appellent} encore. Une réponse finira bien par venir.`),
      end: lines(`Et là où l'on n'avait pas encore regardé, les recherches se terminent< : {hero} {v:a/ont} retrouvé {thing} !|, et {hero} {v:sait/savent} de nouveau où aller.>
{hero} {v:rit/rient} de joie. Plus question de perdre {thing} des yeux aujourd'hui.
Le soir, tout est de nouveau comme il faut, et {hero} {v:s'endort/s'endorment} avec le sourire.`),
    },
    seek: {
      tell: lines(`{hero} {v:demande/demandent} [ici|à un voisin|à la première porte], {v:demande/demandent} [là|à un autre|à la dernière]. « [Non, désolé|Pas par ici|Pas encore] », répond-on partout.
Une fois, les recherches semblent presque finies. Mais [ce n'est pas ce qu'il faut|c'est seulement une ombre|c'est autre chose], {hero} le {v:voit/voient} tout de suite.
« Il faut continuer à chercher, se {v:dit/disent} {hero}. [C'est bien quelque part|Il reste tant à voir|Ce n'est pas bien loin]. »
Parfois, {hero} {v:imagine/imaginent} le jour où il ne faudra plus chercher. Alors les pas deviennent plus rapides.
Le soir, {hero} {v:est/sont} fatigué{e} d'avoir tant cherché. Mais {sought} : {il} y {v:pense/pensent} encore en s'endormant.
Le lendemain, tout recommence. {hero} {v:regarde/regardent} même [là où d'habitude on ne regarde pas|sous les pierres|derrière chaque porte].
« À ta place, où serais-je ? » {v:demande/demandent} {hero} dans le vide. Le vide ne répond pas.
{hero} {v:fait/font} un plan : d'abord à gauche, puis à droite, et à la fin là où c'est le plus difficile.
{sought} : {hero} le {v:répète/répètent} jusqu'à ce que cela ressemble à une chanson.`),
      end: lines(`Et puis, alors que {hero} n'y {v:croit/croient} presque plus, les recherches sont finies. {hero} {v:a/ont} trouvé< {sought}|> !
C'est exactement ce qu'il fallait. Non, c'est encore plus beau.
Le soir, {hero} ne {v:dit/disent} plus rien et {v:savoure/savourent} ce bonheur.`),
    },
    find: {
      tell: lines(`{hero} {v:regarde/regardent} {thing} de tous les côtés. Une chose pareille, on n'en trouve pas tous les jours.
Que faire maintenant ? {hero} {v:a/ont} mille questions et pas encore une seule réponse.
D'où cela vient-il ? Et à qui cela peut-il bien être ? {hero} {v:invente/inventent} une histoire, puis une autre.
La nuit, {hero} ne {v:dort/dorment} presque pas, à force de penser à cette découverte.
Le lendemain matin, {hero} {v:veut/veulent} savoir. Quand on trouve quelque chose, il faut aussi découvrir ce qui se cache derrière.
En regardant mieux, {hero} {v:voit/voient} une chose qu'on ne voyait pas la première fois. Cela devient vraiment passionnant.
Pour le moment, {hero} n'en {v:parle/parlent} à personne. C'est au début qu'un secret est le plus beau.
Désormais, {hero} {v:pense/pensent} à {thing} dès le matin, et encore le soir en s'endormant.
{hero} {v:met/mettent} {thing} en lieu sûr et {v:s'assied/s'asseyent} à côté. C'est là qu'on réfléchit le mieux.
« Est-ce bien vrai ? » {hero} {v:regarde/regardent} encore une fois. Mais oui, c'est toujours là : {thing} !
« Pourquoi justement moi ? » se {v:demande/demandent} {hero}. Peut-être parce que personne d'autre n'avait si bien regardé.`),
      end: lines(`À la fin, {hero} {v:sait/savent} exactement quoi faire. Et quand c'est fait, c'est bien ainsi.
« Quelle découverte ! » {v:dit/disent} {hero}, et la joie recommence depuis le début.
De ce jour-là, {hero} {v:parle/parlent} encore longtemps.`),
    },
    make: {
      tell: lines(`D'abord, {hero} {v:prépare/préparent} tout ce qu'il faut. Puis le travail commence, et bientôt on devine ce que cela va devenir.
La première chose réussit, la deuxième non, et à la troisième {hero} {v:éclate/éclatent} de rire, tellement c'est de travers. Alors on recommence.
« Encore un peu par ici, et un peu par là », {v:murmure/murmurent} {hero}, sans voir le temps passer.
{hero} {v:recule/reculent} d'un pas et {v:regarde/regardent} {thing}. Il ne manque plus grand-chose.
{forwhom}, il faut que ce soit vraiment beau. Alors {hero} {v:s'applique/s'appliquent} encore plus que d'habitude.
Le soir, {hero} {v:est/sont} fatigué{e}, mais c'est bien trop amusant pour s'arrêter.
Un endroit ne veut pas réussir. {hero} {v:essaie/essaient} vers la gauche, puis vers la droite, et tout à coup cela va.
« Plus grand », {v:dit/disent} {hero}, et puis : « Non, plutôt plus petit. » À la fin, c'est exactement ce qu'il faut.
Chaque fois que quelque chose réussit, {hero} {v:hoche/hochent} la tête avec satisfaction.
Peu à peu, {thing} prend forme. {hero} {v:voit/voient} déjà tout devant {v:ses/leurs} yeux.
« Ce sera magnifique », {v:dit/disent} {hero} en regardant {thing}, et le travail reprend.
Aujourd'hui, {thing} a bien plus belle allure qu'hier.
La nuit, {hero} en {v:rêve/rêvent} : {thing}, et rien de plus beau au monde.`),
      end: lines(`C'est fini ! {hero} {v:regarde/regardent} {thing} et {v:a/ont} du mal à y croire.
On n'avait jamais rien vu de pareil ici. « C'est du beau travail », {v:dit/disent} {hero}, et c'est la vérité.
Le soir, c'est la fête, et {hero} {v:rayonne/rayonnent} de bonheur.`),
    },
    lack: {
      tell: lines(`C'est un vrai problème. {hero} {v:essaie/essaient} d'une manière, puis d'une autre, mais rien ne change.
« Et maintenant ? » se {v:demande/demandent} {hero}. La réponse ne vient pas, en tout cas pas tout de suite.
Cela ne s'arrangera pas tout seul, {hero} le {v:comprend/comprennent} vite. Il faut donc réfléchir.
« Sans {lacked}, comment faire ? » {v:murmure/murmurent} {hero}.
{unable} : cela semble si simple. Mais cela ne marche pas, malgré tous les efforts.
{hero} {v:soupire/soupirent}. Puis {il} se {v:redresse/redressent}. « Il y a une solution à tout, {v:dit/disent} {hero}. Il faut seulement la trouver. »
Une heure passe, puis une autre. {hero} {v:est/sont} fatigué{e}, mais {v:n'abandonne/n'abandonnent} pas.
Et dans l'autre sens ? {hero} {v:essaie/essaient} cela aussi. Malheureusement non.
« Pas de panique », {v:dit/disent} {hero} tout bas.
Pour les autres, c'est plus facile, {v:pense/pensent} {hero}. Mais cela n'aide pas non plus.
{hero} {v:cherche/cherchent} une issue et en {v:trouve/trouvent} trois. Deux d'entre elles tournent en rond.`),
      end: lines(`Et tout à coup, le problème n'en est plus un. <{hero} {v:arrive/arrivent} à {unable} !|>
Il y a bien longtemps que {hero} ne s'{v:était/étaient} pas senti{e} aussi bien.
Le soir, {hero} {v:repense/repensent} à cette journée et {v:sourit/sourient}.`),
    },
    sad: {
      tell: lines(`Les heures sont longues quand on se sent comme ça. {hero} {v:regarde/regardent} au loin et {v:attend/attendent}, sans savoir quoi.
Parfois, {hero} {v:fait/font} semblant que tout va bien. Mais au fond, c'est gris comme un jour de pluie.
« Ah », {v:dit/disent} {hero}, et il n'y a rien de plus à dire.
{hero} {v:pense/pensent} au temps où tout était facile. Est-ce que cela reviendra un jour ?
Sans cesse, {hero} {v:pense/pensent} à {missed}. Que se passe-t-il là-bas en ce moment ?
Une fois, {hero} {v:sourit/sourient} quand même, un tout petit instant. C'est un début.
« Cela va s'arranger », {v:dit/disent} {hero}, sans y croire tout à fait.
Le soir est le pire moment. Tout est si calme que {hero} {v:entend/entendent} ses propres pensées.
{hero} {v:compte/comptent} les heures. Il y en a toujours autant, même en les comptant deux fois.
Qu'est-ce qui aiderait maintenant ? {hero} ne le {v:sait/savent} pas au juste. Quelque chose qui ne soit pas la solitude.`),
      end: lines(`Maintenant, tout est différent. {hero} {v:rit/rient} de nouveau, et le gris a disparu, comme s'il n'avait jamais existé.
« C'est bien comme ça », {v:dit/disent} {hero}.
Le soir, {hero} {v:s'endort/s'endorment} en pensant déjà à demain.`),
    },
    long: {
      tell: lines(`Le jour, la nuit, {hero} {v:rêve/rêvent} {dreamt}. C'est la première pensée du matin et la dernière du soir.
{hero} {v:imagine/imaginent} tout dans les moindres détails. En pensée, c'est déjà vrai.
Rêver ne coûte rien, dit-on. Mais un si grand rêve empêche parfois de dormir.
« On a bien le droit de rêver {dreamt} », {v:dit/disent} {hero}, et il n'y a rien à répondre à cela.
Chaque jour, {hero} {v:espère/espèrent} un peu plus, et chaque jour il est un peu plus difficile d'attendre.
{hero} l'{v:écrit/écrivent} sur un papier et le {v:relit/relisent} chaque jour.
« Peut-être aujourd'hui », {v:dit/disent} {hero} au réveil. Et en s'endormant : « Alors demain. »
Les autres ont d'autres rêves. Celui-ci n'est qu'à {lui}.`),
      end: lines(`Et puis le rêve se réalise. {hero} n'y {v:croit/croient} presque pas et {v:regarde/regardent} deux fois.
Cela ne pouvait pas être plus beau.
Le soir, {hero} {v:est/sont} plus {heureux} que jamais.`),
    },
    go: {
      tell: lines(`Avant cela, {hero} {v:réfléchit/réfléchissent} à ce qu'il faut emporter. Le plus important ne prend pas de place : un peu de courage.
Il y a tant de nouvelles choses à voir. {hero} {v:regarde/regardent} à gauche, à droite, et ne {v:veut/veulent} rien manquer.
Une fois, {hero} ne {v:sait/savent} plus où aller. Par ici ou par là ? {il} {v:écoute/écoutent} un moment, puis tout est clair.
« {goal} ! » {v:répète/répètent} {hero}, parce que cela sonne si bien.
« Est-ce encore loin ? » se {v:demande/demandent} {hero}. Mais au fond, cela peut bien durer encore un peu.
Un instant, {hero} {v:pense/pensent} à la maison. Puis le regard se tourne de nouveau vers l'avant.
Le plus beau est encore à venir, {hero} s'en {v:doute/doutent} déjà.
En route, {hero} {v:chante/chantent} une chanson faite d'un seul mot.
Pas à pas, {hero} {v:s'approche/s'approchent} du but. Défense de regarder en arrière.
{goal}, cela sonne comme le début de quelque chose de grand.
Le soir, tout fait un peu mal. Mais {hero} n'{v:est/sont} jamais allé{e} aussi loin.`),
      end: lines(`Quel voyage ! {hero} {v:a/ont} vu tant de choses que cela suffit pour toute une année.
« Et la prochaine fois, où va-t-on ? » {v:demande/demandent} {hero} en riant.
Le soir, {hero} {v:ferme/ferment} les yeux et {v:revoit/revoient} tout encore une fois.`),
    },
    event: {
      tell: lines(`C'est ainsi que tout commence. {hero} ne {v:sait/savent} pas encore ce qui va arriver.
Ce n'est pas un jour comme les autres, {hero} le {v:sent/sentent} bien.
{hero} {v:regarde/regardent} autour et {v:pense/pensent} : cela promet d'être intéressant.
« Voyons la suite », {v:dit/disent} {hero}. On n'aura pas longtemps à attendre.
Tout est encore calme. {hero} {v:attend/attendent} et {v:réfléchit/réfléchissent}.
{hero} {v:regarde/regardent} tout très attentivement. Il ne faut rien oublier de tout cela.`),
      end: lines(`Une chose pareille n'arrive pas tous les jours. {hero} {v:est/sont} {heureux} d'avoir été là.
« C'était bien comme ça », {v:dit/disent} {hero}.
Le soir, {hero} {v:repense/repensent} à tout cela et {v:sourit/sourient}.`),
    },
  },
  turns: {
    help: lines(`« On va y arriver », {o:dit/disent} {other}, et {hero} {v:a/ont} tout de suite confiance.
{hero} {v:regarde/regardent} bien pour ne rien manquer. Avec {other}, tout paraît déjà plus facile.
Chaque fois que cela devient difficile, {other} {o:est/sont} là. Cela fait du bien.
« Merci », {v:dit/disent} {hero}. « De rien, {o:répond/répondent} {other}. C'est normal. »
{other} {o:a/ont} beaucoup de patience. Quand quelque chose ne réussit pas, on recommence, et puis on recommence encore.
Tout à coup, {hero} {v:rit/rient}, pour la première fois depuis longtemps, et {other} {o:rit/rient} aussi.
« Et maintenant, que fait-on ? » {o:demande/demandent} {other}. {hero} {v:a/ont} déjà une idée.
{other} {o:montre/montrent} une fois, tout doucement. Puis c'est au tour de {hero}.
« Tu vois ? {o:dit/disent} {other}. Ça marche. »
Sans aide, {hero} n'y {v:serait/seraient} jamais arrivé{e}. Heureusement que {other} {o:est/sont} là !`),
    meet: lines(`D'abord, personne ne sait quoi dire. Puis tout le monde parle en même temps, et on éclate de rire.
{other} {o:demande/demandent} ceci, {hero} {v:demande/demandent} cela, et bientôt c'est comme si on se connaissait depuis toujours.
« Tu restes encore un peu ? » {v:demande/demandent} {hero}. {other} {o:reste/restent} volontiers.
Avec {other}, le temps passe beaucoup plus vite.
{other} {o:comprend/comprennent} tout de suite. {hero} ne s'y {v:attendait/attendaient} pas.
Désormais, {other} {o:fait/font} partie de la vie de tous les jours, comme depuis toujours.
« Et maintenant, que fait-on ? » {o:demande/demandent} {other}. {hero} {v:a/ont} déjà une idée.
{hero} {v:raconte/racontent} tout depuis le début, et {other} {o:écoute/écoutent} jusqu'au dernier mot.
{other} {o:rit/rient}, et {hero} {v:rit/rient} aussi. C'est aussi simple que cela.
Le soir, on se dit au revoir. Mais ce n'est pas un vrai au revoir, car demain on se retrouve.`),
    found: lines(`« {thing} ! » {v:crie/crient} {hero} en riant.
Toutes ces recherches sont oubliées d'un seul coup.
« Merci ! » {v:dit/disent} {hero}. « De rien », {o:répond/répondent} {other}.
{hero} n'en {v:revient/reviennent} pas. C'est bien vrai !
Peu importe maintenant combien de temps il a fallu.`),
    cause: lines(`C'est donc pour cela. {hero} le {v:sait/savent} bien, mais cela ne rend pas les choses plus faciles.
« Pourquoi faut-il que ce soit justement comme ça ? » se {v:demande/demandent} {hero}.
Est-ce que {other} le {o:sait/savent} seulement ? {hero} n'en {v:est/sont} pas sûr{e}.
Peut-on y changer quelque chose ? {hero} y {v:réfléchit/réfléchissent} longtemps.
Sans cela, tout serait si simple, {v:pense/pensent} {hero}.
« Cela ne va pas durer toujours », {v:dit/disent} {hero}, et une idée finira bien par venir.
Chaque fois que {hero} y {v:pense/pensent}, c'est avec un petit soupir.`),
    obstacle:
      lines(`[Il ne manquait plus que cela|Juste maintenant|Et justement aujourd'hui]. {hero} {v:baisse/baissent} la tête, mais pas longtemps.
« [Raison de plus pour continuer|Pas question d'abandonner|On trouvera autre chose] », {v:dit/disent} {hero}.
Que faire ? {hero} {v:réfléchit/réfléchissent} un bon moment, et puis [encore un bon moment|un peu encore|de nouveau].
Mais {wish}, {hero} le {v:veut/veulent} toujours. Rien n'y change rien.
Est-ce que {other} {o:va/vont} changer d'avis ? {hero} l'{v:espère/espèrent} de tout cœur.
Ce que {other} en {o:pense/pensent} est une chose. Ce qu'en {v:pense/pensent} {hero} en est une autre.
Ce n'est pas facile. {hero} {v:avale/avalent} {v:sa/leur} salive et {v:continue/continuent} [quand même|doucement|autrement].
{hero} {v:s'assied/s'asseyent}. Abandonner ? Non. Mais [se reposer un peu, c'est permis|une pause fait du bien|réfléchir au calme, cela aide].
« Ce n'était pas prévu comme ça », {v:pense/pensent} {hero}. Puis {il} se {v:relève/relèvent}.
Un obstacle n'est qu'un problème de plus, se {v:dit/disent} {hero}. Et [un problème a une solution|on en a vu d'autres|il y en a de pires].`),
    act: lines(`Après, {hero} {v:a/ont} du mal à croire que c'est vraiment arrivé.
Un moment pareil passe vite. {hero} ne {v:veut/veulent} rien en oublier.
Le cœur bat fort, tellement c'est passionnant.
Vu de loin, ce n'est peut-être pas grand-chose. De près, c'est immense.
Et ensuite ? {hero} {v:attend/attendent} la suite avec impatience.
Pendant un instant, tout le reste est oublié.
C'est un grand moment, et {hero} le {v:sait/savent}.`),
    change: lines(`« Je ne m'y attendais pas », {v:dit/disent} {hero}. « Moi non plus », {o:répond/répondent} {other}.
Que {o:va/vont} faire {other} maintenant ? {hero} {v:attend/attendent} la suite avec impatience.
Personne ne s'y attendait, et surtout pas {hero}.
Tout à coup, plus rien n'est comme avant. {hero} le {v:sent/sentent} aussitôt.
{hero} {v:regarde/regardent} encore une fois de tout près. C'est bien vrai.
« Et maintenant ? » {v:demande/demandent} {hero}. C'est une bonne question.
Il faut un moment à {hero} pour comprendre. Puis tout devient clair.
Hier encore, {hero} {v:aurait/auraient} cru cela impossible.
Il faut un moment pour que tout redevienne calme. {hero} {v:respire/respirent} profondément.
De cela, {hero} {v:parlera/parleront} encore longtemps.`),
  },
  mates:
    lines(`{mate} est là, bien sûr. À deux, [tout va mieux, et personne ne dira le contraire|le chemin est plus court|même le froid passe].
{hero} et {mate} se regardent. [Les mots ne sont pas nécessaires|Un regard suffit|Les mots viennent après].
Quand {hero} ne {v:sait/savent} plus comment continuer, {mate} [continue tout simplement|trouve un moyen|reste tout près]. Cela redonne [de l'élan|du courage|de la force].
[Une fois|Au milieu de tout|Sans raison], {hero} et {mate} rient si fort que [toute la fatigue s'envole|la faim s'en va|le froid s'en va].
{mate} ne s'éloigne pas d'un pas, [de toute la journée|pas même une minute].
Heureusement que {mate} est là. Sans cela, ce serait [deux fois moins beau|bien plus long|trop silencieux].
« [Tu crois que cela va marcher|C'est encore loin|C'est bien par ici] ? » {v:demande/demandent} {hero}. {mate} [n'en doute pas une seconde|a confiance].
{hero} {v:montre/montrent} ce qu'il faut faire, {mate} suit, et ensuite c'est l'inverse.
Le soir, {hero} et {mate} restent côte à côte [sans rien dire|à regarder le ciel|à écouter le soir]. C'est [bien aussi|bon].`),
  places: lines(`{there}, {hero} {v:connaît/connaissent} bientôt chaque [recoin|pierre|odeur].
{there}, tout est plus [calme|clair|tranquille] que d'habitude, comme si [chaque chose retenait son souffle|le jour savait quelque chose].
{there}, le soir, tout paraît un peu différent [du matin|d'hier|d'avant].`),
  between:
    lines(`{hero} {v:fait/font} une petite pause et {v:respire/respirent} [profondément|l'air frais|calmement]. Puis [cela continue|l'envie revient|il y a encore un pas].
Certaines heures passent vite et d'autres lentement. Celles-ci [font les deux à la fois|sont parmi les plus longues|passent comme un rêve].
« [Courage|Allez|Doucement] », se {v:dit/disent} {hero}, et cela sonne déjà [mieux que la dernière fois|plus sûr|comme une chanson].
Un jour finit, un autre commence. Et {hero} {v:est/sont} toujours là, [de tout cœur|avec la même idée|sans se presser].
[Pendant un instant|Tout à coup|Un moment], tout est silencieux. {hero} {v:n'entend/n'entendent} plus que {v:son/leur} propre souffle.
Parfois, il faut simplement [continuer|attendre un peu|mieux regarder]. {hero} le {v:sait/savent}, et {v:continue/continuent}.
En voyant {hero}, on comprend tout de suite : [il s'agit de quelque chose d'important|c'est du sérieux|ce n'est pas un jour ordinaire].
Le matin, {hero} {v:s'étire/s'étirent} et {v:pense/pensent} : aujourd'hui est [un bon jour pour cela|le bon jour|une belle journée].
{hero} {v:fredonne/fredonnent} [tout bas|une vieille chanson|trois notes, toujours les mêmes]. En fredonnant, [on réfléchit mieux|le temps passe|tout est plus léger].
Il y a des jours où [rien n'avance|tout est lent|les choses ne veulent pas]. Mais {hero} le {v:sait/savent} : [cela aussi passera|demain est un autre jour|cela arrive à tout le monde].
{hero} {v:compte/comptent} lentement jusqu'à [dix|vingt|cent]. [À la fin vient une idée|À la moitié, il y a déjà plus de calme|Et l'idée qui manquait est là].
Au milieu de la journée, {hero} {v:s'arrête/s'arrêtent} tout à coup. N'était-ce pas [une bonne idée|une voix connue|un signe] ? [Si, peut-être bien|Qui sait|Peut-être].
« Une chose après l'autre », {v:dit/disent} {hero}. Ainsi, ce qui est grand [devient plein de petites choses|tient dans les mains|fait moins peur].
Le soir, {hero} {v:repense/repensent} à la journée. Qu'est-ce qui était bien ? [Plus qu'on ne croit|Presque tout|Le meilleur est venu à la fin].
{hero} {v:dort/dorment} [profondément|toute la nuit|comme une pierre]. Et pendant que tout se repose, [beaucoup de petites pensées en font une grande|une idée grandit dans le noir|la lune regarde].
Ce n'est pas toujours facile [d'être patient|d'attendre|de rester calme]. {hero} {v:essaie/essaient} quand même, et parfois [cela réussit|cela suffit|tout va bien].
Une petite erreur arrive. {hero} {v:grogne/grognent} un peu, puis {il} {v:sourit/sourient}. [C'est avec les erreurs qu'on apprend le plus|La prochaine fois sera meilleure|Ce n'est pas la fin du monde].
Hier encore, la réponse aurait peut-être été différente. Aujourd'hui, {hero} en {v:est/sont} sûr{e}.
Il est déjà [tard|l'heure du repas|temps] quand {hero} {v:fait/font} enfin une pause. Comme une journée [passe vite|est courte|s'envole] !
{hero} se {v:réjouit/réjouissent} de chaque petite chose qui réussit. Beaucoup de petites choses [en font une grande|font un chemin|remplissent un jour].
Parfois, on voudrait savoir comment tout finira. {hero} aussi. Mais alors, ce ne serait plus aussi passionnant.
Et voilà [qu'un nouveau jour commence|encore un matin clair]. {hero} se {v:réveille/réveillent} tôt et y {v:pense/pensent} tout de suite.
[Tout bas|Presque sans voix|Les yeux fermés], {hero} {v:dit/disent} quelque chose. Cela ressemble à [une promesse|un secret|une prière].
Quand {hero} {v:ferme/ferment} les yeux, {il} {v:voit/voient} tout [très clairement|comme dans un film|en couleurs]. Ce sera comme cela, [exactement comme cela|sans rien changer].
Aujourd'hui, quelque chose est différent [dans l'air|dans la lumière|sur le chemin]. {hero} le {v:sent/sentent} tout de suite : [cela avance|il manque peu|c'est bon signe].
Toute la journée, {hero} n'{v:a/ont} qu'une chose en tête : {wish}.
Toute la journée, {hero} n'{v:a/ont} qu'une chose en tête : {task}.
[Toute la journée|Du matin au soir], {hero} ne {v:pense/pensent} qu'à une chose : {thing}.
[Le vent|La lumière du soir|Une feuille par terre] semble dire : [presque|par ici|attends]. {hero} {v:écoute/écoutent} avec attention.
{hero} {v:pense/pensent} à [un après-midi lointain|une voix chère|une odeur de pain chaud], et le cœur est [plus léger|en paix|plein].
[Un moineau|Un papillon|Un chat inconnu] passe tout près. {hero} {v:regarde/regardent} jusqu'à ce que [tout soit calme|le silence revienne].
C'est [la page la plus calme|la meilleure page|la plus belle page] du livre, {v:pense/pensent} {hero}.
[Au loin|Quelque part|Au bout de la rue], [une cloche sonne|quelqu'un rit|une porte se ferme]. {hero} {v:sourit/sourient} sans savoir pourquoi.`),
  around,
};
